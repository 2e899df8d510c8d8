"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/display/PriceText";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { perVisitSign } from "@/lib/shared/money";
import { useIsUnchanged } from "./use-is-unchanged";

/** An amount (minor units) and what it is the price of. */
export type SaidPrice = { minor: number; isEstimate?: boolean; perVisit?: boolean; perHour?: boolean };

type Props = { tender: TenderView; price: SaidPrice | null; action: "send" | "change" };

/**
 * The foot of the form on a phone: what the client pays beside the button that sends, which has all the room without a
 * price, below what sending costs and who reads it.
 */
export function SendBar({ tender, price, action }: Props) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const isUnchanged = useIsUnchanged(action);
  const { name } = tender.creator;
  const { allowance } = tender;
  return (
    <Box sx={barStyles}>
      {/* A change costs nothing of the plan. */}
      {action === "send" && (
        <Typography variant="caption" component="p" sx={promiseStyles}>
          {allowance ? t("promiseLeft", { name, left: allowance.left }) : t("promise", { name })}
        </Typography>
      )}
      {price && (
        <Box sx={{ flex: "1 1 8rem", minWidth: 0, lineHeight: 1.2 }}>
          <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
            {price.perVisit ? perVisitSign(locale) : t("clientPays", { name })}
          </Typography>
          <PriceText {...price} perVisit={false} size="l" />
        </Box>
      )}
      <Box sx={{ flex: "1 1 auto", display: "grid", minWidth: "min-content" }}>
        <SubmitButton
          size="large"
          busyLabel={t("busy")}
          disabled={isUnchanged}
          sx={{ whiteSpace: isUnchanged ? "normal" : "nowrap" }}
        >
          {t(isUnchanged ? "unchanged" : action)}
        </SubmitButton>
      </Box>
    </Box>
  );
}

/** A line of its own, which goes where a keyboard leaves little room. */
const promiseStyles = {
  flex: "1 1 100%",
  color: "surface.muted",
  textAlign: "center",
  "@media (max-height: 480px)": { display: "none" },
} as const;

const barStyles = {
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  mx: -4,
  px: 4,
  pt: "10px",
  pb: "calc(10px + env(safe-area-inset-bottom))",
  bgcolor: "surface.raised",
  borderTop: 1,
  borderColor: "divider",
} as const;
