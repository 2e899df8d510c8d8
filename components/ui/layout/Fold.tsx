import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";

type Props = { label: React.ReactNode; isOpen?: boolean; children: React.ReactNode };

/** What is folded away behind its label; the chevron beside it turns while it is open. Works without a script. */
export function Fold({ label, isOpen = false, children }: Props) {
  return (
    <Box component="details" open={isOpen} sx={foldStyles}>
      <summary>
        {label}
        <ExpandMoreRounded aria-hidden />
      </summary>
      {children}
    </Box>
  );
}

const foldStyles = {
  "& > summary": {
    display: "flex",
    alignItems: "center",
    gap: 1,
    width: "fit-content",
    minHeight: 44,
    fontWeight: 600,
    cursor: "pointer",
    // The browser's own triangle.
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& > svg": { fontSize: 24, color: "surface.muted", transition: "transform 150ms" },
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
} as const;
