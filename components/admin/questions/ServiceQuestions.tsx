"use client";

import { useLocale, useTranslations } from "next-intl";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import type { CatalogueService } from "@/lib/admin/catalogue/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { FoldButton } from "../catalogue/FoldButton";

/** Fetched once it is asked for, with texts of its own: few visits are about questions. */
const LazyQuestionList = lazyComponent(() => import("./QuestionList").then((file) => file.QuestionList), {
  messages: lazyMessages(["catalogue-questions"]),
  fallback: <RowSkeleton count={4} />,
});

type Props = { service: Pick<CatalogueService, "id" | "names"> };

/** What a service asks about a job, behind a button. */
export function ServiceQuestions({ service }: Props) {
  const t = useTranslations("catalogue");
  const name = service.names[toLanguage(useLocale())];
  return (
    <FoldButton label={t("questions")} name={t("questionsOf", { name })}>
      <LazyQuestionList subcategoryId={service.id} />
    </FoldButton>
  );
}
