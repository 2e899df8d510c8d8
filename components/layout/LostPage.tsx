import { useTranslations } from "next-intl";
import { Box } from "@/components/plain/Box";
import { ButtonLink } from "@/components/plain/ButtonLink";
import { PageContainer } from "@/components/plain/PageContainer";
import { Typography } from "@/components/plain/Typography";
import { Logo } from "@/components/ui/Logo";

/** An address that leads nowhere, as a page that sends no script. */
export function LostPage() {
  const t = useTranslations("common");
  return (
    <PageContainer>
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
        <ButtonLink href="/" variant="contained" sx={{ mt: 4 }}>
          {t("nav.home")}
        </ButtonLink>
      </Box>
    </PageContainer>
  );
}
