"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { Button } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { DOT } from "@/components/ui/styles/dot";
import { FactRow } from "@/components/ui/display/FactRow";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { useDateText } from "@/components/ui/display/use-date-text";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { whyNotReadConversation } from "@/lib/disputes/policy";
import { disputeQuery } from "@/lib/disputes/queries";
import type { DisputeDetail } from "@/lib/disputes/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { formatMoney } from "@/lib/shared/money";
import { DisputeStatements } from "../DisputeStatements";
import { DisputeTime } from "./DisputeTime";

const DisputeConversation = lazyComponent(
  () => import("./DisputeConversation").then((file) => file.DisputeConversation),
  { messages: lazyMessages(["chat"]), fallback: <CardSkeleton count={1} /> },
);

// Most of what forms weigh; it is the last card, and of open disputes alone.
const DecisionForm = lazyComponent(() => import("./DecisionForm").then((file) => file.DecisionForm), {
  fallback: <CardSkeleton count={1} />,
});

// Few disputes have some.
const ReviewNoteCard = lazyComponent(
  () => import("@/components/feedback/admin/ReviewNoteCard").then((file) => file.ReviewNoteCard),
  {},
);

/** One dispute for an admin: what both say, the agreement and its course, the conversation, the decision. */
export function DisputeScreen({ disputeId }: { disputeId: string }) {
  const t = useTranslations("disputes-admin");
  const query = useQuery(disputeQuery(disputeId));
  return (
    <PageContainer width="form">
      <QueryBoundary query={query} loading={<CardSkeleton count={3} />} errorLevel="h1">
        {(dispute) => (
          <>
            <PageHeader
              title={dispute.tenderTitle}
              text={<Between dispute={dispute} />}
              back={{ href: "/admin/disputes", label: t("title") }}
            />
            <Box sx={{ display: "grid", gap: 5 }}>
              <Both dispute={dispute} />
              <Agreement dispute={dispute} />
              <Notes dispute={dispute} />
              <Conversation dispute={dispute} />
              {dispute.may.includes("decide") && <DecisionForm dispute={dispute} />}
            </Box>
          </>
        )}
      </QueryBoundary>
    </PageContainer>
  );
}

/** Who disagrees, and since when it waits or is closed. */
function Between({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations("disputes-admin");
  const { client, pro } = dispute;
  return (
    <>
      {t("between", { client: client.name, pro: pro.name })}
      {DOT}
      <DisputeTime dispute={dispute} />
    </>
  );
}

function Both({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations("disputes-admin");
  const reasons = useTranslations("disputes.reasons");
  return (
    <SectionCard title={t("said")} action={<InfoChip tone="warning">{reasons(dispute.reason)}</InfoChip>}>
      <DisputeStatements dispute={dispute} reader={null} />
    </SectionCard>
  );
}

function Agreement({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations("disputes-admin");
  const locale = useLocale();
  const dateText = useDateText();
  const { agreement, events, tenderId, client, pro } = dispute;
  const dayOf = (at: string) => dateText(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  const nameOf = { CLIENT: client.name, PRO: pro.name };
  return (
    <SectionCard title={t("agreement")}>
      <Box>
        <FactRow label={t("client")}>
          <PersonRecordLink person={client} />
        </FactRow>
        <FactRow label={t("pro")}>
          <PersonRecordLink person={pro} />
        </FactRow>
        {agreement.priceMinor !== null && (
          <FactRow label={t("price")}>{formatMoney(agreement.priceMinor, locale)}</FactRow>
        )}
        {events.map(({ move, by, at }) => (
          <FactRow key={at} label={t(`moves.${move}`)}>
            {dayOf(at)}
            {by && (
              <Box component="span" sx={{ display: "block", fontWeight: 400, color: "text.secondary" }}>
                {nameOf[by]}
              </Box>
            )}
          </FactRow>
        ))}
      </Box>
      <ButtonLink
        href={`/account/tenders/${tenderId}`}
        variant="outlined"
        sx={{ justifySelf: { sm: "start" } }}
      >
        {t("tender")}
      </ButtonLink>
    </SectionCard>
  );
}

/** What the two have told the team alone, once they reviewed each other. */
function Notes({ dispute: { notes } }: { dispute: DisputeDetail }) {
  const t = useTranslations("review-notes");
  if (notes.length === 0) return null;
  return (
    <SectionCard title={t("title")} text={t("text")}>
      {notes.map((note) => (
        <ReviewNoteCard key={note.id} note={note} />
      ))}
    </SectionCard>
  );
}

/** Opened by a press and never by itself: each reading is kept, and the conversation says so. */
function Conversation({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations("disputes-admin.chat");
  const [isReading, setReading] = useState(false);
  if (whyNotReadConversation(dispute) !== null) return null;
  return (
    <SectionCard title={t("title")} text={t("text")}>
      {isReading ? (
        <DisputeConversation dispute={dispute} />
      ) : (
        <Button variant="outlined" onClick={() => setReading(true)} sx={{ justifySelf: { sm: "start" } }}>
          {t("button")}
        </Button>
      )}
    </SectionCard>
  );
}
