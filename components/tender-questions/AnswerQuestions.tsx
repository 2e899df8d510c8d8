"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useEditTender } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { readDraft } from "@/lib/platform/browser/storage/drafts";
import { withAnswer } from "@/lib/tender-questions/presentation";
import { tenderQuestionsQuery, useSettleQuestion } from "@/lib/tender-questions/queries";
import type { TenderQuestionView } from "@/lib/tender-questions/schema";
import { AnswerForm } from "./AnswerForm";
import { QUESTION_LIST, QuestionTexts } from "./QuestionTexts";

/** The questions of BEEs about an own open tender, to answer or remove; nothing while there are none. */
export function AnswerQuestions({ tender }: { tender: TenderView }) {
  const t = useTranslations("tender-questions");
  const { data: questions = [] } = useQuery(tenderQuestionsQuery(tender.id));
  if (questions.length === 0) return null;
  return (
    <SectionCard id="questions" title={t("titleOwn")} text={t("textOwn")}>
      <Box component="ul" sx={QUESTION_LIST}>
        {questions.map((question) => (
          <QuestionTexts key={question.id} question={question} isOwnTender>
            {question.status === "OPEN" ? (
              <Settle tenderId={tender.id} question={question} />
            ) : (
              <IntoDescription tender={tender} question={question} />
            )}
          </QuestionTexts>
        ))}
      </Box>
    </SectionCard>
  );
}

type SettleProps = { tenderId: string; question: TenderQuestionView };

function Settle({ tenderId, question: { id: questionId } }: SettleProps) {
  const t = useTranslations("tender-questions.settle");
  const [isOpen, setOpen] = useState(() => readDraft("question", questionId) !== null);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: settle } = useSettleQuestion(tenderId);
  const send = async (answer: string) => {
    await settle({ questionId, change: { answer } });
    toast.success(t("done"));
  };
  if (isOpen) return <AnswerForm scope={questionId} onSend={send} onClose={() => setOpen(false)} />;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Button onClick={() => setAsking(true)}>{t("remove")}</Button>
      <ConfirmDialog
        open={isAsking}
        destructive
        onClose={() => setAsking(false)}
        onConfirm={() => settle({ questionId, change: { remove: true } })}
        title={t("removeTitle")}
        text={t("removeText")}
        confirmLabel={t("removeConfirm")}
        busyLabel={t("removing")}
        cancelLabel={t("keep")}
      />
    </Box>
  );
}

/** Puts question and answer below the description; gone once they stand there, or do not fit. */
function IntoDescription({ tender, question }: { tender: TenderView; question: TenderQuestionView }) {
  const t = useTranslations("tender-questions");
  const { mutate: edit, isPending } = useEditTender(tender.id, () => toast.success(t("added")));
  const description = withAnswer(tender.description, question);
  if (description === null || !tender.may.includes("edit")) return null;
  const change = { version: tender.version, description };
  return (
    <Button size="small" onClick={() => edit(change)} disabled={isPending} sx={{ justifySelf: "start" }}>
      {t("intoDescription")}
    </Button>
  );
}
