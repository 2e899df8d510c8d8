import { useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { StaticPageContainer } from "@/components/ui/static/StaticPageContainer";
import { Typography } from "@/components/ui/static/Typography";
import { Logo } from "@/components/ui/display/Logo";

/** An address that leads nowhere, as a page that sends no script. */
export function StaticNotFound() {
  const t = useTranslations("common");
  return (
    <StaticPageContainer>
      <Box
        sx={{ display: "grid", justifyItems: "center", textAlign: "center", gap: 2, py: { xs: 6, md: 8 } }}
      >
        <Logo size={72} withName={false} />
        <Typography variant="h4" component="h1" sx={{ mt: 4 }}>
          {t("notFound.title")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("notFound.text")}
        </Typography>
        <StaticButtonLink href="/" variant="contained" sx={{ mt: 4 }}>
          {t("nav.home")}
        </StaticButtonLink>
      </Box>
    </StaticPageContainer>
  );
}
