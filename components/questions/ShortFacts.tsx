import Box from "@mui/material/Box";
import { toLocale, type Language } from "@/lib/i18n/languages";
import type { AnswerFact } from "@/lib/questions/schema";

const SHOWN = 3;

type Props = { answers: readonly AnswerFact[]; contentLang: Language };

// The questions stand in the order of their weight; what is not known tells nothing.
function mostTelling(answers: readonly AnswerFact[]): AnswerFact[] {
  return answers.filter(({ value }) => value !== null).slice(0, SHOWN);
}

/** The first answers to the questions of a service on one or two lines, for cards. */
export function ShortFacts({ answers, contentLang }: Props) {
  const shown = mostTelling(answers);
  if (shown.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 4,
        rowGap: 0.5,
        m: 0,
        mt: 1.5,
        p: 0,
        listStyle: "none",
      }}
    >
      {shown.map(({ key, label, value, text }) => (
        <Box
          component="li"
          key={key}
          sx={{
            overflowWrap: "anywhere",
            fontSize: "0.875rem",
            lineHeight: "1.25rem",
          }}
        >
          <Box component="span" sx={{ color: "surface.muted" }}>
            {label}
          </Box>{" "}
          <Box component="span" lang={value === text ? toLocale(contentLang) : undefined}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
