import { Box } from "@/components/ui/static/Box";
import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/shared/money";

// Shares of a made-up rating: a picture of the idea, so it carries no figures.
const BARS = [
  { stars: 5, width: "75%" },
  { stars: 4, width: "22%" },
  { stars: 3, width: "8%" },
  { stars: 2, width: "4%" },
  { stars: 1, width: "3%" },
] as const;

/** How ratings are spread, as bars. */
export function QualityProof() {
  return BARS.map(({ stars, width }) => (
    <Box key={stars} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <Box component="span" sx={{ width: 10 }}>
        {stars}
      </Box>
      <Box sx={{ flex: 1, height: 7, borderRadius: "4px", bgcolor: "#2A303B", overflow: "hidden" }}>
        <Box sx={{ width, height: 1, borderRadius: "4px", bgcolor: "#FFBC33" }} />
      </Box>
    </Box>
  ));
}

const lastRow = {
  borderTop: "1px solid #333A46",
  pt: 2.5,
  mt: 0.5,
  color: "#fff",
  fontWeight: 660,
  fontSize: "1rem",
};

/** What accepting an offer costs: nothing today, nothing to the marketplace. */
export function PaymentProof() {
  const t = useTranslations("home.promises.payment");
  const locale = useLocale();
  const amounts = [
    { key: "agreed", minor: 74_000 },
    { key: "fee", minor: 0 },
    { key: "due", minor: 0 },
  ] as const;
  return amounts.map(({ key, minor }) => (
    <Box
      key={key}
      sx={{ display: "flex", justifyContent: "space-between", gap: 3, ...(key === "due" && lastRow) }}
    >
      <span>{t(key)}</span>
      <Box component="span" sx={{ whiteSpace: "nowrap", ...(key === "due" && { color: "#FFC32E" }) }}>
        {formatMoney(minor, locale, { decimals: "always" })}
      </Box>
    </Box>
  ));
}

const theirs = {
  alignSelf: "flex-start",
  maxWidth: "86%",
  px: 3,
  py: 2,
  borderRadius: "14px 14px 14px 4px",
  bgcolor: "#2A303B",
  color: "#ECEEF2",
};
const mine = {
  ...theirs,
  alignSelf: "flex-end",
  borderRadius: "14px 14px 4px 14px",
  bgcolor: "#F9AE0D",
  color: "#171A21",
  fontWeight: 560,
};

/** A short talk about the price. */
export function InterviewProof() {
  const t = useTranslations("home.promises.interview");
  const locale = useLocale();
  return (
    <>
      <Box sx={theirs}>{t("offer", { price: formatMoney(78_000, locale) })}</Box>
      <Box sx={mine}>{t("question", { price: formatMoney(74_000, locale) })}</Box>
      <Box sx={theirs}>{t("answer")}</Box>
    </>
  );
}
