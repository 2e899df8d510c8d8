import Box, { type BoxProps } from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { cardStyles } from "@/components/ui/styles/styles";

const TONES = {
  paper: "background.paper",
  honey: "honey.tint",
  sunken: "surface.sunken",
  warning: "tint.warning.bg",
};

type Props = {
  title?: string;
  /** What the title is followed by, quietly: "(optional)". */
  hint?: string | undefined;
  text?: string;
  action?: React.ReactNode;
  children?: React.ReactNode;
  level?: "h2" | "h3";
  /** No padding around the children: they are rows with padding of their own. */
  flush?: boolean;
  id?: string;
  tone?: keyof typeof TONES;
  /** Between the children; fields of a form need more than lines of a text. */
  gap?: number | { xs: number; md: number };
  sx?: BoxProps["sx"];
};

/** A section of a page as a card, labelled by its heading. */
export function SectionCard(props: Props) {
  const {
    title,
    hint,
    text,
    action,
    children,
    level = "h2",
    flush = false,
    id,
    tone = "paper",
    gap = 4,
    sx,
  } = props;
  const padding = { xs: "20px 16px", md: 6 };
  return (
    <Box
      component="section"
      id={id}
      aria-label={title}
      sx={[{ ...cardStyles, bgcolor: TONES[tone], overflow: "clip" }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {(title || action) && (
        <Box sx={{ p: padding, pb: flush ? { xs: "16px", md: "18px" } : "0 !important" }}>
          <Box
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px", minHeight: 28 }}
          >
            <Typography
              id={id && `${id}-title`}
              variant="h5"
              component={level}
              // The action wraps before a word of the title would have to break.
              sx={{ flex: "1 1 min-content", minWidth: 0, overflowWrap: "break-word" }}
            >
              {title}
              {hint && (
                <Box component="span" sx={{ fontWeight: 450, color: "surface.muted" }}>
                  {` ${hint}`}
                </Box>
              )}
            </Typography>
            {action}
          </Box>
          {text && (
            <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
              {text}
            </Typography>
          )}
        </Box>
      )}
      {flush ? (
        <Rows>{children}</Rows>
      ) : (
        <Box sx={{ p: padding, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap }}>{children}</Box>
      )}
    </Box>
  );
}

function Rows({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        "& > *": { borderTop: "1px solid", borderColor: "divider" },
        "& > *:first-of-type": { borderTopWidth: 1 },
      }}
    >
      {children}
    </Box>
  );
}
