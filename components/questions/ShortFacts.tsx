import Box from "@mui/material/Box";
import { toLocale, type Language } from "@/lib/i18n/languages";
import type { AnswerFact } from "@/lib/questions/schema";

const SHOWN = 3;

type Props = {
  answers: readonly AnswerFact[];
  contentLang: Language;
  /** On phones only as many as fit on one line. */
  oneLineOnPhones?: boolean;
};

// The questions stand in the order of their weight; what is not known tells nothing.
function mostTelling(answers: readonly AnswerFact[]): AnswerFact[] {
  return answers.filter(({ value }) => value !== null).slice(0, SHOWN);
}

/** The first answers to the questions of a service on one or two lines, for cards. */
export function ShortFacts({ answers, contentLang, oneLineOnPhones = false }: Props) {
  const shown = mostTelling(answers);
  if (shown.length === 0) return null;
  return (
    <Box component="ul" sx={[listStyles, oneLineOnPhones && oneLineStyles]}>
      {shown.map(({ key, label, value, text }) => (
        <Box
          component="li"
          key={key}
          sx={{
            overflowWrap: "anywhere",
            fontSize: "0.875rem",
            lineHeight: LINE,
          }}
        >
          <Box component="span" sx={{ color: "surface.muted" }}>
            {label}:
          </Box>{" "}
          <Box component="span" lang={value === text ? toLocale(contentLang) : undefined}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LINE = "1.25rem";

const listStyles = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 4,
  rowGap: 0.5,
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: "none",
} as const;

/** A fact that does not fit wraps to a line that is not shown; only one that is alone too long ends in dots. */
const oneLineStyles = {
  mt: { xs: 0, md: 1.5 },
  height: { xs: LINE, md: "auto" },
  overflow: { xs: "hidden", md: "visible" },
  "& > li": {
    maxWidth: 1,
    overflow: { xs: "hidden", md: "visible" },
    textOverflow: "ellipsis",
    whiteSpace: { xs: "nowrap", md: "normal" },
  },
} as const;
