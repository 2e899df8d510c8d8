"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FeedbackSection } from "@/components/feedback/FeedbackSection";
import { OffersSection } from "@/components/offers/OffersSection";
import { FROM_TABLETS } from "@/components/offers/OfferTable";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { tenderReachQuery } from "@/lib/agreements/queries";
import { offersQuery } from "@/lib/offers/queries";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { isExpiring } from "@/lib/tenders/policy";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { ContactCard } from "./ContactCard";
import { FinishCard } from "./FinishCard";
import { OwnTenderHead } from "./OwnTenderHead";
import { TenderContentCard } from "./TenderContentCard";
import { TenderTimeline } from "./TenderTimeline";

const WhileWaiting = lazyComponent(() => import("./WhileWaiting").then((file) => file.WhileWaiting), {
  messages: lazyMessages(["waiting"]),
  onError: "silent",
});

const OffersRead = lazyComponent(
  () => import("@/components/notifications/OffersRead").then((file) => file.OffersRead),
  { onError: "silent" },
);

const invitations = lazyMessages(["invitations"]);
const InviteBees = lazyComponent(
  () => import("@/components/invitations/InviteBees").then((file) => file.InviteBees),
  { messages: invitations, onError: "silent" },
);
const PrivateNote = lazyComponent(
  () => import("@/components/invitations/PrivateNote").then((file) => file.PrivateNote),
  { messages: invitations, fallback: <Box sx={{ minHeight: 148 }} /> },
);

const ExpiryNote = lazyComponent(() => import("./ExpiryNote").then((file) => file.ExpiryNote), {
  messages: lazyMessages(["waiting"]),
  fallback: <Box sx={{ minHeight: 148 }} />,
});
const AnswerQuestions = lazyComponent(
  () => import("@/components/tender-questions/AnswerQuestions").then((file) => file.AnswerQuestions),
  { messages: lazyMessages(["tender-questions"]), onError: "silent" },
);

/** Whether all is known that stands above the client's own words, which then need not move. */
function useIsSettled({ id }: TenderView, isWaiting: boolean): boolean {
  const offers = useQuery(offersQuery(id));
  const reach = useQuery({ ...tenderReachQuery(id), enabled: isWaiting });
  useEffect(() => {
    if (isWaiting) WhileWaiting.preload();
  }, [isWaiting]);
  return !offers.isPending && !(isWaiting && reach.isPending);
}

/** A tender as its creator sees it: what is next, where it stands, the offers, and last what they wrote themselves. */
export function ClientTender({ tender }: { tender: TenderView }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isAgreed = tender.status === "ACCEPTED";
  const isWaiting = tender.status === "NEW" && tender.offerCount === 0;
  const isComparing = tender.status === "NEW" && !isWaiting;
  const endsAt = useNearEnd(tender);
  const fold = isComparing ? { isOpen: isUnfolded, onToggle: () => setUnfolded(!isUnfolded) } : null;
  return (
    <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <OwnTenderHead tender={tender} fold={fold} hasFacts={!isWaiting} />
      {endsAt && <ExpiryNote tender={tender} endsAt={endsAt} />}
      {tender.isPrivate && tender.status === "NEW" && <PrivateNote tender={tender} />}
      {/* What comes next stands first: agreeing and finishing, then the feedback. */}
      {isAgreed && <ContactCard tender={tender} />}
      {isAgreed && <FinishCard tender={tender} />}
      <FeedbackSection tender={tender} />
      {!isWaiting && (
        <Box sx={fold && !fold.isOpen ? FROM_TABLETS : undefined}>
          <TenderTimeline tender={tender} />
        </Box>
      )}
      {!isAgreed && <ContactCard tender={tender} />}
      <OffersSection tender={tender} />
      <BelowOffers tender={tender} isWaiting={isWaiting} />
    </Box>
  );
}

/** When the open tender ends, once that is near. */
function useNearEnd({ expiresAt }: TenderView): string | null {
  const [now] = useState(() => new Date());
  return expiresAt !== null && isExpiring({ expiresAt: new Date(expiresAt) }, now) ? expiresAt : null;
}

/** While nothing has come: what is happening, what helps, and last the tender itself. Later the client's own words lead. */
function BelowOffers({ tender, isWaiting }: { tender: TenderView; isWaiting: boolean }) {
  const isSettled = useIsSettled(tender, isWaiting);
  const mayInvite = tender.status === "NEW" && tender.offerCount < TENDER_LIMITS.offers;
  const invite = isSettled && mayInvite && <InviteBees tenderId={tender.id} />;
  return (
    <>
      {isSettled && tender.status === "NEW" && <AnswerQuestions tender={tender} />}
      {isWaiting && <WhileWaiting tender={tender} />}
      {isWaiting && invite}
      {isWaiting && <TenderTimeline tender={tender} />}
      {isSettled && <TenderContentCard tender={tender} hasFacts={isWaiting} />}
      {!isWaiting && invite}
      {isSettled && tender.status === "NEW" && !isWaiting && <OffersRead tenderId={tender.id} />}
    </>
  );
}
