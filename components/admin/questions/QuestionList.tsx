"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { catalogueQuestionsQuery } from "@/lib/admin/questions/queries";
import { QuestionRow } from "./QuestionRow";

type Props = { subcategoryId: string };

/** The questions of a service in the order asked, also those that are switched off. */
export function QuestionList({ subcategoryId }: Props) {
  const t = useTranslations("catalogue-questions");
  const query = useQuery(catalogueQuestionsQuery(subcategoryId, useLocale()));
  return (
    <QueryBoundary query={query} loading={<RowSkeleton count={4} />}>
      {({ questions, words }) => (
        <>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
            {t("text")}
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid" }}>
            {questions.map((question, place) => (
              <Box component="li" key={question.key} sx={{ borderTop: 1, borderColor: "divider", py: 2 }}>
                <QuestionRow {...{ subcategoryId, question, questions, words, place }} />
              </Box>
            ))}
          </Box>
        </>
      )}
    </QueryBoundary>
  );
}
