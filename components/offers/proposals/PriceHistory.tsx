"use client";

import HomeOutlined from "@mui/icons-material/HomeOutlined";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import PersonOutlineRounded from "@mui/icons-material/PersonOutlineRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import { totalText } from "@/lib/offers/presentation";
import { offerHistoryQuery } from "@/lib/offers/proposals/queries";
import { stepsOf, type PriceStep } from "@/lib/offers/proposals/presentation";
import type { OfferView } from "@/lib/offers/schema";

type Props = { offer: OfferView; isOwn: boolean; partnerName: string };

/** Every price of an offer, whose it was and when; nothing while there is but one. */
export function PriceHistory({ offer, isOwn, partnerName }: Props) {
  const t = useTranslations("other-terms.history");
  const { data } = useQuery(offerHistoryQuery(offer));
  const steps = data ? stepsOf(data) : [];
  if (steps.length < 2) return null;
  return (
    <Box component="section" aria-label={t("title")} sx={{ pt: 4, borderTop: 1, borderColor: "divider" }}>
      <Typography variant="h5" component="h2">
        {t("title")}
      </Typography>
      <Box component="ol" sx={LIST}>
        {steps.map((step) => (
          <Step
            key={step.id}
            step={step}
            offer={offer}
            isMine={isOwn === (step.by === "PRO")}
            name={partnerName}
          />
        ))}
      </Box>
      <Note icon={<InfoOutlined aria-hidden />}>{t("sealed")}</Note>
    </Box>
  );
}

function Step({
  step,
  offer,
  isMine,
  name,
}: {
  step: PriceStep;
  offer: OfferView;
  isMine: boolean;
  name: string;
}) {
  const t = useTranslations("other-terms.history");
  const locale = useLocale();
  const dateText = useDateText();
  const Icon = step.by === "PRO" ? PersonOutlineRounded : HomeOutlined;
  const { repeats } = offer;
  return (
    <Box component="li" sx={ROW}>
      <Icon aria-hidden sx={{ fontSize: 20, color: "text.secondary" }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {t(`steps.${step.kind}`, { who: isMine ? "you" : "other", name })}
        <Box component="span" sx={{ color: "surface.muted", whiteSpace: "nowrap" }}>
          {" · "}
          {dateText(new Date(step.at), { day: "numeric", month: "short" })}
        </Box>
      </Box>
      <Box component="span" sx={{ fontWeight: 720, fontFeatureSettings: '"tnum"', textAlign: "right" }}>
        {totalText({ ...step, repeats }, locale)}
      </Box>
    </Box>
  );
}

const LIST = { listStyle: "none", m: 0, p: 0, mt: 2, mb: 4 } as const;

const ROW = {
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr) minmax(0, max-content)",
  alignItems: "center",
  columnGap: 3,
  py: "10px",
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  "& + &": { borderTop: 1, borderColor: "divider" },
} as const;
