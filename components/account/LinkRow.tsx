import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import { cardStyles } from "@/components/ui/styles/styles";
import { Link } from "@/lib/i18n/navigation";

type Props = {
  icon: React.ReactNode;
  label: string;
  href: string;
  /** Stands alone, and not as the last row of a card. */
  isCard?: boolean;
};

/** A way on from the home that does not press, as a row over the whole width. */
export function LinkRow({ icon, label, href, isCard = false }: Props) {
  return (
    <Box
      component={Link}
      href={href}
      sx={[ROW, isCard ? cardStyles : { borderTop: 1, borderColor: "divider" }]}
    >
      <Box component="span" aria-hidden sx={{ display: "flex", color: "text.secondary", "& > svg": ICON }}>
        {icon}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {label}
      </Box>
      <ChevronRightRounded aria-hidden sx={{ color: "surface.muted" }} />
    </Box>
  );
}

const ICON = { fontSize: 20 } as const;

const ROW = {
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: 52,
  px: { xs: 4, md: 5 },
  py: 2,
  typography: "subtitle2",
  color: "text.primary",
  textDecoration: "none",
  "&:hover": { bgcolor: "surface.sunken" },
  "&:focus-visible": { outlineOffset: "-2px" },
} as const;
