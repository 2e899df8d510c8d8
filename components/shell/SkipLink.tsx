import { useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";

/** Skip link: the first tab stop, past the navigation to the main content. */
export function SkipLink() {
  const t = useTranslations("common.frame");
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        px: 4,
        py: 3,
        borderRadius: "12px",
        bgcolor: "secondary.main",
        color: "secondary.contrastText",
        fontWeight: 630,
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      {t("skip")}
    </Box>
  );
}
