"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { OfferView } from "@/lib/offers/schema";

/** Below a price that is not all the client pays: they buy the material themselves. */
export function WithoutMaterial({ offer: { materials } }: { offer: Pick<OfferView, "materials"> }) {
  const t = useTranslations("offers.facts");
  if (materials !== "CLIENT") return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
      {t("withoutMaterial")}
    </Typography>
  );
}
