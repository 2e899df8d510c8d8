import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { HexMask } from "@/components/ui/display/HexMask";

type Props = { icon: React.ReactNode; title: string; caption: string; text: string | null };

/** One experience or education: what, where and when. */
export function CareerEntry({ icon, title, caption, text }: Props) {
  return (
    <Box sx={{ display: "flex", gap: 4, minWidth: 0 }}>
      <HexMask size={40} tone="neutral" sx={{ "& svg": { fontSize: 20 } }}>
        {icon}
      </HexMask>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="subtitle1" component="h3" sx={{ lineHeight: 1.4 }}>
          {title}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
          {caption}
        </Typography>
        {text && (
          <Typography variant="body2" sx={{ mt: 1, color: "text.secondary", whiteSpace: "pre-line" }}>
            {text}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
