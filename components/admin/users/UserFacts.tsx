"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DOT } from "@/components/ui/styles/dot";
import { FactRow, factColumnStyles } from "@/components/ui/display/FactRow";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { UserRecord } from "@/lib/admin/users/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { formatPhone } from "@/lib/people/presentation";

type Props = { found: UserRecord };

/** When the person was last here: live, or by a device that came back without being so. Both are UTC, so they sort. */
const lastSeenOf = ({ lastSeenAt, lastUsedAt }: UserRecord) =>
  [lastSeenAt, lastUsedAt]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1);

/** How an account stands, in rows. */
export function UserFacts({ found }: Props) {
  const t = useTranslations("admin-users.facts");
  const dayOf = useDayText();
  const { email, emailConfirmedAt, pendingEmail, phone, verification, hasTwoStep, createdAt } = found;
  const seenAt = lastSeenOf(found);
  return (
    <SectionCard title={t("title")}>
      <Box sx={{ ...factColumnStyles, my: -2 }}>
        {email && (
          <FactRow label={t("email")}>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </FactRow>
        )}
        {email && (
          <FactRow label={t("confirmed")}>{emailConfirmedAt ? dayOf(emailConfirmedAt) : t("no")}</FactRow>
        )}
        {pendingEmail && (
          <FactRow label={t("newEmail")}>
            {pendingEmail.email}
            {pendingEmail.effectiveAt && `${DOT}${t("from", { day: dayOf(pendingEmail.effectiveAt) })}`}
          </FactRow>
        )}
        {phone && (
          <FactRow label={t("phone")}>
            <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>
          </FactRow>
        )}
        {found.limitedUntil && <FactRow label={t("limitedUntil")}>{dayOf(found.limitedUntil)}</FactRow>}
        <FactRow label={t("verification")}>{t(`verifications.${verification ?? "NONE"}`)}</FactRow>
        <FactRow label={t("twoStep")}>{hasTwoStep ? t("yes") : t("no")}</FactRow>
        <FactRow label={t("since")}>{dayOf(createdAt)}</FactRow>
        <FactRow label={t("lastSeen")}>{seenAt ? <RelativeTime at={seenAt} /> : t("never")}</FactRow>
      </Box>
    </SectionCard>
  );
}

/** What an account does: devices, mails, tenders and offers, its plan. */
export function UserActivity({ found }: Props) {
  const t = useTranslations("admin-users.facts");
  const plans = useTranslations("admin-users.plans");
  const dayOf = useDayText();
  const { sessionCount, lastUsedAt, failedMailCount, tenderCount, offerCount, completedCount } = found;
  const locale = useLocale();
  const { subscription } = found;
  return (
    <SectionCard title={t("activity")}>
      <Box sx={{ ...factColumnStyles, my: -2 }}>
        <FactRow label={t("sessions")}>
          {sessionCount}
          {lastUsedAt && (
            <>
              {DOT}
              <RelativeTime at={lastUsedAt} />
            </>
          )}
        </FactRow>
        <FactRow label={t("failedMails")}>{failedMailCount}</FactRow>
        <FactRow label={t("tenders")}>{tenderCount}</FactRow>
        <FactRow label={t("offers")}>{offerCount}</FactRow>
        <FactRow label={t("completed")}>{completedCount}</FactRow>
        {subscription && (
          <FactRow label={t("plan")}>
            {plans(subscription.status, { plan: subscription.planNames[toLanguage(locale)] })}
          </FactRow>
        )}
        {subscription?.periodEnd && (
          <FactRow label={t(subscription.cancelAtPeriodEnd ? "ends" : "renews")}>
            {dayOf(subscription.periodEnd)}
          </FactRow>
        )}
      </Box>
    </SectionCard>
  );
}

function useDayText(): (at: string) => string {
  const dateText = useDateText();
  return (at) => dateText(new Date(at), { dateStyle: "medium" });
}
