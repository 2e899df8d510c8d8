import Box from "@mui/material/Box";

type Props = {
  children: React.ReactNode;
  isPhoneOnly?: boolean;
  /** On a desk its button has the width of the column. */ isWide?: boolean;
};

/** Action bar with the next step of a form or a tender. On phones it is fixed to the bottom and replaces the bottom bar. */
export function StickyBar({ children, isPhoneOnly = false, isWide = false }: Props) {
  return (
    <Box
      data-sticky-bar
      sx={{
        display: { xs: "flex", md: isPhoneOnly ? "none" : "flex" },
        alignItems: "center",
        gap: 3,
        "& > [data-variant=contained]": { flex: { xs: 1, md: isWide ? 1 : "none" } },
        position: { xs: "fixed", md: "static" },
        insetInline: 0,
        // An open cookie banner must not cover the next step.
        bottom: "var(--tb-banner, 0px)",
        zIndex: "appBar",
        px: { xs: 4, md: 0 },
        pt: { xs: "10px", md: 0 },
        pb: { xs: "calc(10px + env(safe-area-inset-bottom))", md: 0 },
        bgcolor: { xs: "background.paper", md: "transparent" },
        borderTop: { xs: "1px solid", md: 0 },
        borderColor: { xs: "divider" },
      }}
    >
      {children}
    </Box>
  );
}
