import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { TranslatableText } from "@/components/translations/TranslatableText";
import { ReportLink } from "@/components/reports/ReportLink";
import { toReasons } from "@/components/reports/to-reasons";
import { Note } from "@/components/ui/feedback/Note";
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
  if (question.text === "") return <Removed createdAt={question.createdAt} />;
  return (
    <Box component="li" sx={ROW}>
      <DottedLine>
        <span>{t(question.isMine ? "byMe" : "byBee")}</span>
        <RelativeTime at={question.createdAt} />
      </DottedLine>
      {question.hiddenAt && question.isMine && (
        <Note tone="warning">{t.rich("hiddenOwn", { link: toReasons })}</Note>
      )}
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
      {question.answer !== null && <Answer question={question} isOwnTender={isOwnTender} />}
      {children}
      {!question.isMine && (
        <ReportLink target={{ kind: "QUESTION", targetId: question.id }} label={t("report")} />
      )}
    </Box>
  );
}

function Answer({ question, isOwnTender }: { question: TenderQuestionView; isOwnTender: boolean }) {
  const t = useTranslations("tender-questions");
  const { id, answer, answerLang, answerHiddenAt } = question;
  return (
    <Box sx={ANSWER}>
      <Typography variant="caption" sx={{ color: "surface.muted" }}>
        {t("answer")}
      </Typography>
      {answerHiddenAt && isOwnTender && (
        <Note tone="warning">{t.rich("answerHiddenOwn", { link: toReasons })}</Note>
      )}
      {answer ? (
        <TranslatableText kind="answer" id={id} texts={[answer]} lang={isOwnTender ? null : answerLang}>
          {({ texts, lang }) => (
            <Typography lang={lang} sx={TEXT}>
              {texts[0]}
            </Typography>
          )}
        </TranslatableText>
      ) : (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("removedByTeam")}
        </Typography>
      )}
      {!isOwnTender && !answerHiddenAt && (
        <ReportLink target={{ kind: "ANSWER", targetId: id }} label={t("reportAnswer")} />
      )}
    </Box>
  );
}

/** In place of what moderation hides from the reader. */
function Removed({ createdAt }: Pick<TenderQuestionView, "createdAt">) {
  const t = useTranslations("tender-questions");
  return (
    <Box component="li" sx={ROW}>
      <DottedLine>
        <span>{t("byBee")}</span>
        <RelativeTime at={createdAt} />
      </DottedLine>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("removedByTeam")}
      </Typography>
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
