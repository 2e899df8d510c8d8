"use client";

import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { useChangeQuestion } from "@/lib/admin/questions/queries";
import type { CatalogueQuestion, CatalogueQuestions } from "@/lib/admin/questions/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { EntryLayout } from "../catalogue/EntryLayout";
import { MoveButtons } from "../catalogue/MoveButtons";
import { OfferSwitch } from "../catalogue/OfferSwitch";
import { QuestionChoices } from "./QuestionChoices";

/** With the fields of the form of a tender, for the preview. */
const LazyWordsDialog = lazyComponent(() => import("./WordsDialog").then((file) => file.WordsDialog), {
  messages: lazyMessages(["answers"]),
});

type Props = {
  subcategoryId: string;
  question: CatalogueQuestion;
  questions: CatalogueQuestions["questions"];
  words: CatalogueQuestions["words"];
  place: number;
};

/** A question: where it stands, whether it is asked, its choices, and its words behind a button. */
export function QuestionRow({ subcategoryId, question, questions, words, place }: Props) {
  const t = useTranslations("catalogue-questions");
  const [isWriting, setIsWriting] = useState(false);
  const change = useChangeQuestion(subcategoryId, question.key);
  const { version, openTenders } = question;
  const lang = toLanguage(useLocale());
  const name = question.texts[lang].label;
  const first = questions.find(({ key }) => key === question.dependsOn);
  const following = questions.filter(({ dependsOn }) => dependsOn === question.key);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }}>
      <EntryLayout
        name={
          <>
            <Typography variant="subtitle1" component="p">
              {name}
            </Typography>
            <Facts question={question} first={first?.texts[lang].label} />
          </>
        }
        tools={
          <>
            <MoveButtons
              name={name}
              place={place}
              count={questions.length}
              isBusy={change.isPending}
              onMove={(order) => change.mutate({ version, order })}
            />
            <IconButton aria-label={t("edit", { name })} onClick={() => setIsWriting(true)}>
              <EditOutlined />
            </IconButton>
          </>
        }
        toggle={
          <OfferSwitch
            label={t("asked")}
            name={t("askedOf", { name })}
            isActive={question.isActive}
            title={t("off.title", { name })}
            warning={[
              t("off.text", { count: openTenders }),
              ...(following.length > 0 ? [t("off.following", { count: following.length })] : []),
            ].join(" ")}
            onChange={(isActive) => change.mutateAsync({ version, isActive })}
          />
        }
      />
      <QuestionChoices
        question={question}
        isBusy={change.isPending}
        save={(choices) => change.mutateAsync({ version, choices })}
      />
      {isWriting && (
        <LazyWordsDialog
          question={question}
          words={words}
          save={change.mutateAsync}
          onClose={() => setIsWriting(false)}
        />
      )}
    </Box>
  );
}

/** What no admin changes: how it is answered, that it has to be, and what it follows from. */
function Facts({ question, first }: { question: CatalogueQuestion; first: string | undefined }) {
  const t = useTranslations("catalogue-questions");
  const { kind, isRequired, isActive, isAsked } = question;
  const facts = [t(`kinds.${kind}`), ...(isRequired ? [t("required")] : [])];
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
        {facts.join(" · ")}
      </Typography>
      {first && (
        <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
          {isActive && !isAsked ? t("waits", { question: first }) : t("follows", { question: first })}
        </Typography>
      )}
    </>
  );
}
