"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { Meter } from "@/components/ui/display/Meter";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { OwnSubscriptions } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";
import { PlanMoves } from "./PlanMoves";

const FULL = 100;

/** How the plan goes on where it does not just renew: it ends, becomes another one, or costs nothing. */
function useWhatComes({ current, plan }: OwnSubscriptions): string | null {
  const t = useTranslations("subscriptions.mine");
  const { day, price } = usePlanFormat();
  if (!current?.paymentProviderId || !current.currentPeriodEnd) return plan.payable ? null : t("free");
  // An open payment has a note of its own; a date of renewal beside it would be a promise.
  if (current.status === "PAST_DUE") return null;
  const date = day(current.currentPeriodEnd);
  if (current.cancelAtPeriodEnd) return t("ends", { date });
  const next = current.pendingPlan;
  return next ? t("changes", { plan: next.name, date, price: price(next.priceMinor) }) : null;
}

function OffersLeft({ own }: { own: OwnSubscriptions }) {
  const t = useTranslations("subscriptions.mine");
  const { offersLeft: left, offersPerPeriod: total } = own;
  return (
    <div>
      <Typography variant="subtitle1" component="p" sx={{ mb: 2 }}>
        {t("left", { left, total })}
      </Typography>
      <Meter
        percent={total === 0 ? 0 : Math.min(FULL, (left / total) * FULL)}
        aria-label={t("leftLabel")}
        aria-valuetext={t("left", { left, total })}
        sx={{
          height: 10,
          borderRadius: "5px",
          bgcolor: "surface.sunken",
          "& > span": { bgcolor: "honey.star" },
        }}
      />
    </div>
  );
}

/** The days and numbers of a plan; the next payment only where one is certain. */
function PlanRows({ own }: { own: OwnSubscriptions }) {
  const t = useTranslations("subscriptions.mine");
  const { shortDay, price } = usePlanFormat();
  const { current, plan } = own;
  const isRenewed =
    current?.status === "ACTIVE" &&
    current.paymentProviderId &&
    !current.cancelAtPeriodEnd &&
    !current.pendingPlan;
  return (
    <div>
      <FactRow label={t("newOffers")}>{shortDay(own.offersRenewAt)}</FactRow>
      <FactRow label={t("services")}>
        {t("servicesUsed", { used: own.subcategoriesUsed, max: plan.maxSubcategories })}
      </FactRow>
      {isRenewed && current.currentPeriodEnd && (
        <FactRow label={t("renews")}>
          {t("renewsAt", {
            date: shortDay(current.currentPeriodEnd),
            price: price(current.priceMinor),
          })}
        </FactRow>
      )}
      {current?.withdrawUntil && (
        <FactRow label={t("withdrawUntil")}>{shortDay(current.withdrawUntil)}</FactRow>
      )}
    </div>
  );
}

/** The plan a BEE has, with what is left of it and what can be done about it. */
export function PlanStatus({ own }: { own: OwnSubscriptions }) {
  const { monthly } = usePlanFormat();
  const plan = own.current?.plan ?? own.plan;
  const whatComes = useWhatComes(own);
  return (
    <SectionCard title={plan.name} text={plan.payable ? monthly(own.current ?? plan) : undefined}>
      <OffersLeft own={own} />
      <PlanRows own={own} />
      {whatComes && <Typography variant="body2">{whatComes}</Typography>}
      <PlanMoves own={own} />
    </SectionCard>
  );
}
