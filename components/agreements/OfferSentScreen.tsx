"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { MessageButton } from "@/components/chat/MessageButton";
import { RequireTenderState } from "@/components/tenders/RequireTenderState";
import { DoneMark } from "@/components/ui/feedback/DoneMark";
import { useDateText } from "@/components/ui/display/use-date-text";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { Button } from "@/components/ui/actions/Button";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { nextButtons } from "@/components/ui/styles/styles";
import { Link } from "@/lib/i18n/navigation";
import { priceStyle } from "@/lib/offers/presentation";
import { formatMoney } from "@/lib/shared/money";
import { FIND_WORK } from "@/lib/tenders/constants";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const SimilarTenders = lazyComponent(
  () => import("./SimilarTenders").then((file) => file.SimilarTenders),
  {},
);

const LIVE = ["ACTIVE", "ACCEPTED"];

/** The offer is out: what happens next. Without an offer of one's own: the tenders that fit. */
export function OfferSentScreen() {
  return (
    <RequireTenderState
      isDone={({ ownOffer }) => ownOffer !== null && LIVE.includes(ownOffer.status)}
      otherwise={FIND_WORK}
    >
      {(tender) => <Sent tender={tender} />}
    </RequireTenderState>
  );
}

function Sent({ tender }: { tender: TenderView }) {
  const t = useTranslations("offers.sent");
  const nameOf = usePersonName();
  const dateText = useDateText();
  const locale = useLocale();
  const { id: tenderId, title, ownOffer, creator, allowance } = tender;
  const name = nameOf(creator);
  const what = ownOffer && {
    price: formatMoney(ownOffer.totalMinor, locale, { isEstimate: priceStyle(ownOffer).isEstimate }),
    title,
    name,
  };
  return (
    <PageContainer width="text">
      <DoneMark />
      <PageHeader title={t("title")} text={what && t("what", what)} />
      <SectionCard title={t("nextTitle")}>
        <Typography>{t("next")}</Typography>
        {allowance && (
          <Typography sx={{ mt: 3, fontWeight: 600 }}>
            {t("left", {
              left: allowance.left,
              date: dateText(new Date(allowance.renewsAt), { day: "numeric", month: "long" }),
            })}
          </Typography>
        )}
        <Box sx={{ ...nextButtons, mt: 4 }}>
          <Button variant="contained" component={Link} href={FIND_WORK}>
            {t("more")}
          </Button>
          <Button variant="outlined" component={Link} href={`/account/tenders/${tenderId}`}>
            {t("view")}
          </Button>
          {ownOffer && <MessageButton tenderId={tenderId} proId={ownOffer.pro.id} name={name} />}
        </Box>
      </SectionCard>
      <SimilarTenders tender={tender} />
    </PageContainer>
  );
}
