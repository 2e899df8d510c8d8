"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { PageContainer } from "@/components/ui/PageContainer";
import { PageHeader } from "@/components/ui/PageHeader";
import { SectionCard } from "@/components/ui/SectionCard";
import { Link } from "@/lib/i18n/navigation";

/** The offer is out: what happens next. */
export function OfferSentScreen() {
  const t = useTranslations("offers.sent");
  const tenderId = useSearchParams().get("tenderId");
  return (
    <PageContainer width="text">
      <PageHeader title={t("title")} />
      <SectionCard title={t("nextTitle")}>
        <Typography>{t("next")}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 4 }}>
          <Button variant="contained" component={Link} href="/account/tenders?tab=most-relevant">
            {t("more")}
          </Button>
          {tenderId && (
            <Button variant="outlined" component={Link} href={`/account/tenders/${tenderId}`}>
              {t("view")}
            </Button>
          )}
        </Box>
      </SectionCard>
    </PageContainer>
  );
}
