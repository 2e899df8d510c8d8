"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { LazyTenderDisputes } from "@/components/disputes/lazy-disputes";
import { useIsDisputed } from "@/components/disputes/use-is-disputed";
import { LazyFeedbackSection } from "@/components/feedback/lazy-feedback-section";
import { OffersSection } from "@/components/offers/OffersSection";
import { PostAgain } from "@/components/offers/PostAgain";
import { FROM_TABLETS } from "@/components/offers/compared-from";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { tenderReachQuery } from "@/lib/agreements/queries";
import { offersQuery } from "@/lib/offers/queries";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { isExpiring } from "@/lib/tenders/policy";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { AgreeDay } from "../steps/AgreeDay";
import { ContactCard } from "./ContactCard";
import { LazyAgreedTerms } from "../terms/lazy-agreed-terms";
import { FinishCard } from "../steps/FinishCard";
import { LazyNextSteps } from "../steps/lazy-next-steps";
import { OwnTenderHead } from "./OwnTenderHead";
import { TenderContentCard } from "./TenderContentCard";
import { TenderTimeline } from "./TenderTimeline";

const WhileWaiting = lazyComponent(() => import("./WhileWaiting").then((file) => file.WhileWaiting), {
  messages: lazyMessages(["waiting"]),
  onError: "silent",
});

const WaitingTips = lazyComponent(() => import("./WaitingTips").then((file) => file.WaitingTips), {
  messages: lazyMessages(["waiting"]),
  onError: "silent",
});

const EndedAgreements = lazyComponent(
  () => import("@/components/feedback/EndedAgreements").then((file) => file.EndedAgreements),
  { messages: lazyMessages(["feedback"]), onError: "silent" },
);

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

const FinishedPhotos = lazyComponent(() => import("./FinishedPhotos").then((file) => file.FinishedPhotos), {
  messages: lazyMessages(["work-done"]),
  onError: "silent",
});

/** Whether all is known that stands above the client's own words, which then need not move. */
function useIsSettled({ id }: TenderView, isWaiting: boolean): boolean {
  const offers = useQuery(offersQuery(id));
  const reach = useQuery({ ...tenderReachQuery(id), enabled: isWaiting });
  useEffect(() => {
    if (isWaiting) WhileWaiting.preload();
  }, [isWaiting]);
  return !offers.isPending && !(isWaiting && reach.isPending);
}

/** A tender as its creator sees it: where it stands, what is next, the offers, and last what they wrote themselves. */
export function ClientTender({ tender }: { tender: TenderView }) {
  const isOpen = tender.status === "NEW";
  const isAgreed = tender.status === "ACCEPTED";
  const isReported = isAgreed && tender.finishRequestedAt !== null;
  const isWaiting = isOpen && tender.offerCount === 0;
  const isComparing = isOpen && !isWaiting;
  const endsAt = useNearEnd(tender);
  const isDisputed = useIsDisputed(tender);
  const isCompleted = tender.status === "COMPLETED";
  const timeline = <TenderTimeline tender={tender} />;
  const dispute = tender.hasAgreed && (
    <LazyTenderDisputes tenderId={tender.id} mayChat={tender.may.includes("chat")} />
  );
  return (
    <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <OwnTenderHead tender={tender} />
      {/* On a phone the offers come first: that it is open stands in the head. */}
      {isOpen && <Box sx={isComparing ? FROM_TABLETS : undefined}>{timeline}</Box>}
      {endsAt && <ExpiryNote tender={tender} endsAt={endsAt} />}
      {tender.isPrivate && isOpen && <PrivateNote tender={tender} />}
      {/* What comes next stands first: an answer that is waited for, agreeing and finishing, then the feedback. */}
      {isDisputed && dispute}
      {isReported && <FinishCard tender={tender} />}
      {isAgreed && <ContactCard tender={tender} isQuiet={isDisputed} />}
      {isAgreed && <LazyAgreedTerms tender={tender} />}
      {isAgreed && <AgreeDay tender={tender} />}
      {isAgreed && !isReported && <FinishCard tender={tender} />}
      {isAgreed && <AgreementSteps tender={tender} dispute={!isDisputed && dispute} />}
      {isCompleted && <LazyFeedbackSection tender={tender} />}
      {isCompleted && <PostAgain tender={tender} />}
      {tender.hasEndedAgreement && <EndedAgreements tender={tender} />}
      {!isOpen && timeline}
      {tender.status === "CANCELED" && <PostAgain tender={tender} />}
      {isCompleted && tender.finishPhotos.length > 0 && <FinishedPhotos tender={tender} />}
      {!isAgreed && <ContactCard tender={tender} />}
      {!isAgreed && <AgreementSteps tender={tender} dispute={!isDisputed && dispute} />}
      {isCompleted && <LazyAgreedTerms tender={tender} />}
      <OffersSection tender={tender} whileNone={isWaiting && <WhileWaiting tender={tender} />} />
      <BelowOffers tender={tender} isWaiting={isWaiting} />
    </Box>
  );
}

/** What went wrong, where it does not lead, and what either side can do next: once the work is done below the contact. */
function AgreementSteps({ tender, dispute }: { tender: TenderView; dispute: ReactNode }) {
  return (
    <>
      {dispute}
      {tender.hasAgreed && <LazyNextSteps tender={tender} />}
    </>
  );
}

/** When the open tender ends, once that is near. */
function useNearEnd({ expiresAt }: TenderView): string | null {
  const [now] = useState(() => new Date());
  return expiresAt !== null && isExpiring({ expiresAt: new Date(expiresAt) }, now) ? expiresAt : null;
}

/** While nothing has come, what helps leads; later the client's own words. */
function BelowOffers({ tender, isWaiting }: { tender: TenderView; isWaiting: boolean }) {
  const isSettled = useIsSettled(tender, isWaiting);
  const mayInvite = tender.status === "NEW" && tender.offerCount < TENDER_LIMITS.offers;
  const invite = isSettled && mayInvite && <InviteBees tender={tender} isFirst={isWaiting} />;
  return (
    <>
      {isSettled && tender.status === "NEW" && <AnswerQuestions tender={tender} />}
      {isWaiting && invite}
      {isSettled && isWaiting && <WaitingTips tender={tender} />}
      {isSettled && <TenderContentCard tender={tender} />}
      {!isWaiting && invite}
      {isSettled && tender.status === "NEW" && !isWaiting && <OffersRead tenderId={tender.id} />}
    </>
  );
}
