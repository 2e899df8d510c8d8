import { Box } from "@/components/ui/static/Box";
import { useLocale, useTranslations } from "next-intl";
import { hexMask } from "@/components/ui/styles/styles";
import { formatMoney } from "@/lib/shared/money";

const OFFERS = [
  { key: "firstOffer", detail: "firstOfferDetail", picture: "tomas", priceMinor: 78_000 },
  { key: "secondOffer", detail: "secondOfferDetail", picture: "zsofia", priceMinor: 69_000 },
] as const;

const PLACES = [
  { left: { xs: 16, md: "auto" }, right: { md: 176 }, bottom: { xs: 18, md: 128 } },
  { right: { md: 24 }, bottom: { md: 52 }, display: { xs: "none", md: "flex" } },
] as const;

const card = {
  position: "absolute",
  zIndex: 3,
  display: "flex",
  alignItems: "center",
  gap: 3,
  maxWidth: "calc(100% - 32px)",
  p: { xs: "9px 14px 9px 9px", md: "12px 16px 12px 12px" },
  border: "1px solid transparent",
  borderRadius: "16px",
  bgcolor: "surface.raised",
  color: "text.primary",
  boxShadow: "0 16px 36px -16px rgba(40,26,0,.55)",
  typography: "body2",
  lineHeight: "1.25rem",
  '[data-scheme="dark"] &': { borderColor: "#343C48" },
};

/** Two made-up offers over the comb: static copy that shows what comes back, never read out. */
export function FloatingOffers() {
  const t = useTranslations("home.hero");
  const locale = useLocale();
  return OFFERS.map(({ key, detail, picture, priceMinor }, index) => (
    <Box key={key} sx={{ ...card, ...PLACES[index] }}>
      <Box
        component="img"
        src={`/art/person-${picture}.svg`}
        fetchPriority="low"
        alt=""
        sx={{ width: { xs: 40, md: 44 }, height: { xs: 40, md: 44 }, flex: "none", ...hexMask }}
      />
      <div>
        <Box sx={{ fontWeight: 620 }}>{t(key, { price: formatMoney(priceMinor, locale) })}</Box>
        <Box sx={{ color: "surface.muted", fontSize: { xs: "0.8125rem", md: "0.875rem" } }}>{t(detail)}</Box>
      </div>
    </Box>
  ));
}
