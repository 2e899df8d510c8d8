"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { hexMask } from "@/components/ui/styles/styles";
import { InfoChip } from "@/components/ui/display/InfoChip";

const OFFERS = [
  { picture: "tomas", name: "Tomáš", start: "startTomas", price: "priceTomas" },
  { picture: "zsofia", name: "Zsófia", start: "startZsofia", price: "priceZsofia" },
  { picture: "gruber", name: "Malermeister Gruber", start: "startGruber", price: "priceGruber" },
] as const;

type Offer = (typeof OFFERS)[number];

function OfferRow({ offer }: { offer: Offer }) {
  const t = useTranslations("auth.side");
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 3, py: 2.5, borderTop: 1, borderColor: "divider" }}
    >
      <Box
        component="img"
        src={`/art/person-${offer.picture}.svg`}
        alt=""
        sx={{ width: 40, height: 40, ...hexMask }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {offer.name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
          {t(offer.start)}
        </Typography>
      </Box>
      <Typography
        component="span"
        sx={{ fontWeight: 720, fontFeatureSettings: '"tnum"', whiteSpace: "nowrap" }}
      >
        {t(offer.price)}
      </Typography>
    </Box>
  );
}

/** A made-up tender with three offers, marked as an example and hidden from screen readers. */
export function ExampleTender() {
  const t = useTranslations("auth.side");
  return (
    <Box
      aria-hidden
      sx={{
        p: 5,
        border: 1,
        borderColor: "divider",
        borderRadius: "16px",
        bgcolor: "background.paper",
        color: "text.primary",
        boxShadow: "0 20px 44px -22px rgba(60,38,0,.6)",
      }}
    >
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 2 }}>
        <Typography variant="subtitle1" component="p">
          {t("job")}
        </Typography>
        <InfoChip>{t("label")}</InfoChip>
      </Box>
      <Typography variant="caption" component="p" sx={{ color: "surface.muted", mt: 1, mb: 3 }}>
        {t("facts")}
      </Typography>
      {OFFERS.map((offer) => (
        <OfferRow key={offer.picture} offer={offer} />
      ))}
    </Box>
  );
}
