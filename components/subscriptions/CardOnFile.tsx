"use client";

import CreditCardRounded from "@mui/icons-material/CreditCardRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { buttonRowStyles } from "@/components/ui/styles/button-row";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { SubscriptionView } from "@/lib/subscriptions/schema";

type Card = NonNullable<SubscriptionView["card"]>;

/** A card as it may be shown: its kind and its last four digits. */
export function CardName({ card: { brand, last4 } }: { card: Pick<Card, "brand" | "last4"> }) {
  const t = useTranslations("subscriptions.method");
  const name = brand.charAt(0).toUpperCase() + brand.slice(1);
  return <>{t("card", { brand: name, last4 })}</>;
}

/** As it is printed on the card, in every language: "12/2028". */
function expiryOf({ expMonth, expYear }: Pick<Card, "expMonth" | "expYear">): string {
  return `${String(expMonth).padStart(2, "0")}/${expYear}`;
}

/** The card that pays, and the way to another one. */
export function CardOnFile({ current }: { current: SubscriptionView }) {
  const t = useTranslations("subscriptions.method");
  const { card } = current;
  return (
    <SectionCard title={t("title")}>
      {card ? (
        <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
          <CreditCardRounded aria-hidden sx={{ color: "surface.muted" }} />
          <div>
            <Typography variant="subtitle2" component="p">
              <CardName card={card} />
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t("expires", { month: expiryOf(card) })}
            </Typography>
          </div>
        </Box>
      ) : (
        <Typography variant="body2">{t("none")}</Typography>
      )}
      <Box sx={buttonRowStyles}>
        <ButtonLink variant="outlined" href={`/account/payment?subscription=${current.id}`}>
          {t("other")}
        </ButtonLink>
      </Box>
    </SectionCard>
  );
}
