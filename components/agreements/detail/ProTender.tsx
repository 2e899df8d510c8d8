"use client";

import Box from "@mui/material/Box";
import { BESIDE, cardStyles } from "@/components/ui/styles/styles";
import { useTranslations } from "next-intl";
import { KeepHeart } from "@/components/favourites/KeepHeart";
import { LazyTenderDisputes } from "@/components/disputes/lazy-disputes";
import { DisputedChip } from "@/components/disputes/DisputedChip";
import { useIsDisputed } from "@/components/disputes/use-is-disputed";
import { LazyFeedbackSection } from "@/components/feedback/lazy-feedback-section";
import { ProOffer } from "@/components/offers/ProOffer";
import { AnswerFacts } from "@/components/questions/AnswerFacts";
import { useDateText } from "@/components/ui/display/use-date-text";
import { DottedLine } from "@/components/ui/layout/DottedLine";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { Note } from "@/components/ui/feedback/Note";
import { ReportButton, SQUARE } from "@/components/reports/ReportButton";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { negotiationOf } from "@/lib/offers/proposals/presentation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { FIND_WORK } from "@/lib/tenders/constants";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { AgreeDay } from "../steps/AgreeDay";
import { useIsPast } from "../steps/use-is-due";
import { ClientCard } from "./ClientCard";
import { ContactCard } from "./ContactCard";
import { LazyNextSteps } from "../steps/lazy-next-steps";
import { LazyAgreedTerms } from "../terms/lazy-agreed-terms";
import { TenderText } from "@/components/tenders/TenderText";
import { TenderDocuments } from "./TenderContentCard";
import { TenderFactList } from "./TenderFactList";
import { TenderMoves } from "./TenderMoves";
import { TenderTimeline } from "./TenderTimeline";

const TABLET = "@media (min-width: 900px) and (max-width: 1023.95px)";

const SECOND_BESIDE = { [BESIDE]: { order: 1 } };

// Only a BEE has an offer to the right of the text.
const BESIDE_OFFER = {
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 400px" },
  [TABLET]: { gridTemplateColumns: "minmax(0, 1fr) 360px" },
};

const InvitationNote = lazyComponent(
  () => import("@/components/invitations/InvitationNote").then((file) => file.InvitationNote),
  { messages: lazyMessages(["invitations"]), fallback: <Box sx={{ minHeight: 148 }} /> },
);

const EndedAgreements = lazyComponent(
  () => import("@/components/feedback/EndedAgreements").then((file) => file.EndedAgreements),
  { messages: lazyMessages(["feedback"]), onError: "silent" },
);

const WorkDone = lazyComponent(() => import("../steps/WorkDone").then((file) => file.WorkDone), {
  messages: lazyMessages(["work-done"]),
  onError: "silent",
  // Stands above what is drawn already.
  fallback: <Box sx={{ minHeight: 180 }} />,
});
const FinishedPhotos = lazyComponent(() => import("./FinishedPhotos").then((file) => file.FinishedPhotos), {
  messages: lazyMessages(["work-done"]),
  onError: "silent",
});
const AskClient = lazyComponent(
  () => import("@/components/tender-questions/AskClient").then((file) => file.AskClient),
  { messages: lazyMessages(["tender-questions"]), onError: "silent" },
);

/** A tender as a BEE sees it: what is asked on the left, the own offer on the right. Admins read it without one. */
export function ProTender({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.detail");
  const { user } = useSession();
  const isAgreed = tender.status === "ACCEPTED";
  const isPro = user?.role === "PRO";
  // After the agreed day reporting the work is what comes next, before how to reach the client.
  const isOver = useIsPast(tender);
  const isDisputed = useIsDisputed(tender);
  const dispute = tender.hasAgreed && (
    <LazyTenderDisputes tenderId={tender.id} mayChat={tender.may.includes("chat")} />
  );
  const workDone = isPro && <WorkDone tender={tender} />;
  const steps = (
    <>
      {!isDisputed && dispute}
      {tender.hasAgreed && <LazyNextSteps tender={tender} />}
    </>
  );
  // What the client proposes waits for an answer: where there is one column, it comes before what is asked for.
  const isAsked = tender.ownOffer !== null && negotiationOf(tender.ownOffer) === "OPEN";
  // A BEE who may still offer has no part in what came before; an admin looks at all of it.
  const hasHistory = tender.status !== "NEW" || !isPro;
  const asked = (
    <Box key="asked" sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {tender.hiddenAt && <Note tone="warning">{t("hidden")}</Note>}
      {tender.invitation && tender.status === "NEW" && (
        <InvitationNote invitation={tender.invitation} client={tender.creator} />
      )}
      {isDisputed && dispute}
      {isAgreed && isOver && workDone}
      {isAgreed && <ContactCard tender={tender} isQuiet={isDisputed} isOver={isOver} />}
      {isAgreed && <LazyAgreedTerms tender={tender} />}
      {isAgreed && <AgreeDay tender={tender} />}
      {isAgreed && !isOver && workDone}
      {isAgreed && steps}
      {tender.status === "COMPLETED" && <LazyFeedbackSection tender={tender} />}
      {tender.hasEndedAgreement && <EndedAgreements tender={tender} />}
      {hasHistory && <TenderTimeline tender={tender} />}
      {tender.status === "COMPLETED" && tender.finishPhotos.length > 0 && <FinishedPhotos tender={tender} />}
      {!isAgreed && <ContactCard tender={tender} />}
      {!isAgreed && steps}
      {tender.status === "COMPLETED" && <LazyAgreedTerms tender={tender} />}
      <AskedCard tender={tender} isDisputed={isDisputed} />
      {tender.status === "NEW" && <AskClient tenderId={tender.id} mayAsk={isPro} />}
      <ClientCard tender={tender} />
    </Box>
  );
  const offer = isPro && (
    <Box key="offer" sx={[{ [BESIDE]: { position: "sticky", top: 88 } }, isAsked && SECOND_BESIDE]}>
      <ProOffer tender={tender} />
    </Box>
  );
  return (
    <Box>
      <Head tender={tender} isPro={isPro} />
      <Box
        sx={{
          display: "grid",
          gap: 6,
          gridTemplateColumns: "minmax(0, 1fr)",
          alignItems: "start",
          ...(isPro && BESIDE_OFFER),
        }}
      >
        {isAsked ? [offer, asked] : [asked, offer]}
      </Box>
    </Box>
  );
}

/** The title, since when the job is done, and what can be done with it beside an offer. */
function Head({ tender, isPro }: { tender: TenderView; isPro: boolean }) {
  const t = useTranslations("tenders");
  const dateText = useDateText();
  const { completedAt } = tender;
  const done = { day: "numeric", month: "short", year: "numeric" } as const;
  return (
    <PageHeader
      title={tender.title}
      text={completedAt && t("card.doneOn", { date: dateText(new Date(completedAt), done) })}
      back={{ href: isPro ? FIND_WORK : "/account/tenders", label: t("detail.tenders") }}
      areActionsAbove
      actions={
        <Box sx={{ display: "flex", gap: 2 }}>
          {/* What is given away is no longer watched for. */}
          {tender.status === "NEW" && (
            <KeepHeart kind="tender" id={tender.id} name={tender.title} sx={SQUARE} />
          )}
          <TenderMoves tender={tender} />
          {isPro && (
            <ReportButton target={{ kind: "TENDER", targetId: tender.id }} label={t("detail.report")} />
          )}
        </Box>
      }
    />
  );
}

function AskedCard({ tender, isDisputed }: { tender: TenderView; isDisputed: boolean }) {
  const report = usePhotoReport(tender.creator.id);
  const t = useTranslations("tenders");
  return (
    <Box sx={{ ...cardStyles, overflow: "hidden" }}>
      {tender.photos.length > 0 && <PhotoGallery photos={tender.photos} alt={tender.title} action={report} />}
      <Box sx={{ p: { xs: 4, md: 6 }, display: "grid", gap: 4 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <StatusChip status={tender.status} />
          {isDisputed && <DisputedChip />}
          {tender.urgent && <InfoChip tone="warning">{t("facts.urgent")}</InfoChip>}
          <DottedLine>
            <span>
              {tender.category.name}, {tender.subcategory.name}
            </span>
            <RelativeTime at={tender.createdAt} />
          </DottedLine>
        </Box>
        <TenderFactList tender={tender} tiles />
        <AnswerFacts answers={tender.answers} contentLang={tender.contentLang} />
        <TenderText tender={tender} />
        <TenderDocuments tender={tender} />
      </Box>
    </Box>
  );
}
