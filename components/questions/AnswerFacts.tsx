import Box from "@mui/material/Box";
import { toLocale, type Language } from "@/lib/i18n/languages";
import type { AnswerFact } from "@/lib/questions/schema";

type Props = {
  answers: readonly AnswerFact[];
  contentLang: Language;
  /** In a small card. */
  isDense?: boolean;
};

/** A typed answer is in the language of the tender; all others are said in the reader's. */
function langOf({ value, text }: AnswerFact, contentLang: Language) {
  return value === text ? toLocale(contentLang) : undefined;
}

/** The answers to the questions of a service as a table of facts; where letters are large, each below its name. */
export function AnswerFacts({ answers, contentLang, isDense = false }: Props) {
  if (answers.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }}>
      {answers.map((answer) => (
        <Box
          key={answer.key}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            columnGap: 4,
            py: isDense ? 1 : 2,
            fontSize: isDense ? "0.875rem" : "0.9375rem",
            lineHeight: "1.375rem",
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
        >
          <Box
            component="dt"
            sx={{ flex: isDense ? "1 1 7rem" : "1 1 9rem", minWidth: 0, color: "surface.muted" }}
          >
            {answer.label}
          </Box>
          <Box
            component="dd"
            lang={langOf(answer, contentLang)}
            sx={{
              flex: isDense ? "1 1 7rem" : "2 1 9rem",
              ...(isDense && { textAlign: "end" }),
              minWidth: 0,
              m: 0,
              fontWeight: 560,
              overflowWrap: "anywhere",
            }}
          >
            {answer.text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
