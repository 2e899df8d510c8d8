"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { readDraft } from "@/lib/platform/browser/storage/drafts";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { TENDER_QUESTION_LIMITS } from "@/lib/tender-questions/constants";
import { tenderQuestionsQuery, useAskAboutTender } from "@/lib/tender-questions/queries";
import type { TenderQuestionView } from "@/lib/tender-questions/schema";
import { AskForm } from "./AskForm";
import { QUESTION_LIST, QuestionTexts } from "./QuestionTexts";

/** What BEEs have asked about an open tender, and a BEE's own question. */
export function AskClient({ tenderId, mayAsk }: { tenderId: string; mayAsk: boolean }) {
  const t = useTranslations("tender-questions");
  const query = useQuery(tenderQuestionsQuery(tenderId));
  // To an admin a tender without questions has nothing to say here.
  if (!mayAsk && !query.isError && !query.data?.length) return null;
  return (
    <SectionCard id="questions" title={t("title")} text={t("text")}>
      <QueryBoundary query={query} loading={<RowSkeleton count={1} />}>
        {(questions) => (
          <>
            {questions.length > 0 && (
              <Box component="ul" sx={QUESTION_LIST}>
                {questions.map((question) => (
                  <QuestionTexts key={question.id} question={question}>
                    {question.status !== "ANSWERED" && (
                      <Typography variant="caption" sx={{ color: "surface.muted" }}>
                        {t(question.status === "REMOVED" ? "removed" : "open")}
                      </Typography>
                    )}
                  </QuestionTexts>
                ))}
              </Box>
            )}
            {mayAsk && <Ask tenderId={tenderId} questions={questions} />}
          </>
        )}
      </QueryBoundary>
    </SectionCard>
  );
}

function Ask({ tenderId, questions }: { tenderId: string; questions: readonly TenderQuestionView[] }) {
  const t = useTranslations("tender-questions.ask");
  const [isOpen, setOpen] = useState(() => readDraft("question", tenderId) !== null);
  const { mutateAsync: ask } = useAskAboutTender(tenderId);
  const openOnes = questions.filter(({ isMine, status }) => isMine && status === "OPEN").length;
  const send = async (text: string) => {
    await ask({ text });
    toast.success(t("done"));
  };
  if (isOpen) return <AskForm scope={tenderId} onSend={send} onClose={() => setOpen(false)} />;
  if (openOnes >= TENDER_QUESTION_LIMITS.openPerPro)
    return <Typography variant="body2">{t("full", { count: TENDER_QUESTION_LIMITS.openPerPro })}</Typography>;
  return (
    <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
      {t("open")}
    </Button>
  );
}
