"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { MadeTender } from "@/components/tenders/MadeTender";
import { PageContainer } from "@/components/ui/PageContainer";
import { PageHeader } from "@/components/ui/PageHeader";
import { SectionCard } from "@/components/ui/SectionCard";
import { Link } from "@/lib/i18n/navigation";

const LIVE = ["ACTIVE", "ACCEPTED"];

/** The offer is out: what happens next. Without an offer of one's own: the list of tenders. */
export function OfferSentScreen() {
  return (
    <MadeTender
      isDone={({ ownOffer }) => ownOffer !== null && LIVE.includes(ownOffer.status)}
      otherwise="/account/tenders"
    >
      {({ id }) => <Sent tenderId={id} />}
    </MadeTender>
  );
}

function Sent({ tenderId }: { tenderId: string }) {
  const t = useTranslations("offers.sent");
  return (
    <PageContainer width="text">
      <PageHeader title={t("title")} />
      <SectionCard title={t("nextTitle")}>
        <Typography>{t("next")}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 4 }}>
          <Button variant="contained" component={Link} href="/account/tenders?tab=most-relevant">
            {t("more")}
          </Button>
          <Button variant="outlined" component={Link} href={`/account/tenders/${tenderId}`}>
            {t("view")}
          </Button>
        </Box>
      </SectionCard>
    </PageContainer>
  );
}
