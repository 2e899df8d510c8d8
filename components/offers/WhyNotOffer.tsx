"use client";

import { useTranslations } from "next-intl";
import { LazyResendForm } from "@/components/auth/email/LazyResendForm";
import { PlansLink } from "@/components/subscriptions/PlansLink";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { Note } from "@/components/ui/feedback/Note";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { readDraft } from "@/lib/platform/browser/storage/drafts";
import type { ErrorCode } from "@/lib/shared/errors";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** All offers of the plan are used: what is typed stays, and a larger plan leads back to it. */
function UsedUp({ tenderId }: { tenderId: string }) {
  const t = useTranslations("offers.form");
  const isKept = readDraft("offer", tenderId) !== null;
  return (
    <>
      {isKept && <Note tone="info">{t("kept")}</Note>}
      <PlansLink anchor="offer">{t("seePlans")}</PlansLink>
    </>
  );
}

/** To the form of what a business must give; what is typed stays in the draft. */
function ToTraderDetails() {
  const t = useTranslations("offers.form");
  const { userId } = useSession();
  return (
    <ButtonLink
      variant="contained"
      href={`/account/profiles/${userId}/update?tab=settings&section=personal`}
      data-comes-back=""
      sx={{ justifySelf: "start" }}
    >
      {t("traderDetails")}
    </ButtonLink>
  );
}

/** What keeps a BEE from sending an offer (whyNotSend). */
const REASONS = [
  "email_not_confirmed",
  "trader_details_missing",
  "tender_not_open",
  "offer_exists",
  "offers_full",
  "offers_used_up",
] as const satisfies readonly ErrorCode[];

/** Why no offer can be sent now, in the server's own words, with the way out where there is one. */
export function WhyNotOffer({ tender }: { tender: TenderView }) {
  const t = useTranslations("errors");
  const reason = REASONS.find((each) => each === tender.whyNotOffer);
  if (!reason) return null;
  return (
    <>
      <Note tone="neutral">{t(reason)}</Note>
      {reason === "email_not_confirmed" && <LazyResendForm />}
      {reason === "trader_details_missing" && <ToTraderDetails />}
      {reason === "offers_used_up" && <UsedUp tenderId={tender.id} />}
    </>
  );
}
