import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { TranslatableText } from "@/components/translations/TranslatableText";
import { DottedLine } from "@/components/ui/layout/DottedLine";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import type { TenderQuestionView } from "@/lib/tender-questions/schema";

/** A question and, once there is one, its answer, as they were typed. */
export function QuestionTexts({
  question,
  isOwnTender = false,
  children,
}: {
  question: TenderQuestionView;
  /** The reader has written the answer. */
  isOwnTender?: boolean;
  children?: React.ReactNode;
}) {
  const t = useTranslations("tender-questions");
  return (
    <Box component="li" sx={ROW}>
      <DottedLine>
        <span>{t(question.isMine ? "byMe" : "byBee")}</span>
        <RelativeTime at={question.createdAt} />
      </DottedLine>
      <TranslatableText
        kind="question"
        id={question.id}
        texts={[question.text]}
        lang={question.isMine ? null : question.contentLang}
      >
        {({ texts, lang }) => (
          <Typography lang={lang} sx={{ ...TEXT, fontWeight: 600 }}>
            {texts[0]}
          </Typography>
        )}
      </TranslatableText>
      {question.answer && (
        <Box sx={ANSWER}>
          <Typography variant="caption" sx={{ color: "surface.muted" }}>
            {t("answer")}
          </Typography>
          <TranslatableText
            kind="answer"
            id={question.id}
            texts={[question.answer]}
            lang={isOwnTender ? null : question.answerLang}
          >
            {({ texts, lang }) => (
              <Typography lang={lang} sx={TEXT}>
                {texts[0]}
              </Typography>
            )}
          </TranslatableText>
        </Box>
      )}
      {children}
    </Box>
  );
}

const ROW = { display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" } as const;
const TEXT = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;
const ANSWER = { pl: 4, borderLeft: 3, borderColor: "honey.main" } as const;

export const QUESTION_LIST = {
  display: "grid",
  gap: 5,
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
  m: 0,
  p: 0,
} as const;
