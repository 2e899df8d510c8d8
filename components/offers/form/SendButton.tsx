"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { formatMoney, formatRate } from "@/lib/shared/money";
import { OffersLeft } from "./OffersLeft";
import type { SaidPrice } from "./SendBar";
import { useIsUnchanged } from "./use-is-unchanged";

type Props = { tender: TenderView; price: SaidPrice | null; action: "send" | "change" };

/** Beside the tender: the button names the price, and what it leaves of the plan stands below it. */
export function SendButton({ tender, price, action }: Props) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const isUnchanged = useIsUnchanged(action);
  const inWords =
    price && (price.perHour ? formatRate(price.minor, locale) : formatMoney(price.minor, locale, price));
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <SubmitButton fullWidth size="large" busyLabel={t("busy")} disabled={isUnchanged}>
        {isUnchanged ? t("unchanged") : inWords ? t(`${action}For`, { price: inWords }) : t(action)}
      </SubmitButton>
      {action === "send" && tender.allowance && (
        <Typography variant="caption" sx={{ color: "surface.muted", textAlign: "center" }}>
          <OffersLeft allowance={tender.allowance} />
        </Typography>
      )}
    </Box>
  );
}
