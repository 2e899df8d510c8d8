"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import type { CatalogueService } from "@/lib/admin/catalogue/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** Fetched once it is asked for, with texts of its own: few visits are about questions. */
const LazyQuestionList = lazyComponent(() => import("./QuestionList").then((file) => file.QuestionList), {
  messages: lazyMessages(["catalogue-questions"]),
  fallback: <RowSkeleton count={4} />,
});

type Props = { service: Pick<CatalogueService, "id" | "names"> };

/** What a service asks about a job, behind a button. */
export function ServiceQuestions({ service }: Props) {
  const t = useTranslations("catalogue");
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = service.names[toLanguage(useLocale())];
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t("questionsOf", { name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={
          <ExpandMoreRounded
            sx={{ transform: isOpen ? "rotate(180deg)" : undefined, transition: "transform 150ms" }}
          />
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("questions")}
      </Button>
      {isOpen && (
        <div id={id}>
          <LazyQuestionList subcategoryId={service.id} />
        </div>
      )}
    </>
  );
}
