import { Box } from "@/components/ui/static/Box";
import { StaticPageContainer } from "@/components/ui/static/StaticPageContainer";
import { globalCss } from "@/components/ui/static/style";
import { Typography } from "@/components/ui/static/Typography";
import type { LegalDocument, LegalSection } from "./document";
import { LegalBlock } from "./LegalBlock";

// On paper only the text counts, without bars, footer and the question about cookies.
const paperCss = globalCss({
  "@media print": { "header, footer, .tb-cookies": { display: "none !important" } },
});

function Section({ section: { id, title, blocks } }: { section: LegalSection }) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 10 }}>
      <Typography
        id={id}
        variant="h4"
        component="h2"
        sx={{ scrollMarginTop: 88, textWrap: "balance", breakAfter: "avoid" }}
      >
        {title}
      </Typography>
      {blocks.map((block) => (
        <LegalBlock key={JSON.stringify(block)} block={block} />
      ))}
    </Box>
  );
}

// A table of contents is of no use on paper.
const contentsStyles = {
  mt: 8,
  p: 5,
  borderRadius: "16px",
  bgcolor: "surface.sunken",
  "@media print": { display: "none" },
};

const entryStyles = {
  display: "flex",
  alignItems: "center",
  minHeight: { xs: 44, md: 36 },
  // Entries of two lines stand apart, too.
  py: 1.5,
  typography: "body2",
  color: "inherit",
  "&:not(:hover)": { textDecoration: "none" },
};

function Contents({ label, lang, sections }: { label: string; lang?: string; sections: LegalSection[] }) {
  return (
    <Box component="nav" aria-label={label} sx={contentsStyles}>
      <Typography variant="h6" component="h2">
        {label}
      </Typography>
      <Box
        component="ul"
        lang={lang}
        sx={{ listStyle: "none", m: 0, p: 0, mt: 2, columnGap: 8, columns: { xs: 1, sm: 2 } }}
      >
        {sections.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ breakInside: "avoid" }}>
            <Box component="a" href={`#${id}`} sx={entryStyles}>
              {title}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

type Props = {
  document: LegalDocument;
  updated: string;
  contents: string;
  note?: React.ReactNode;
  lang?: string;
};

/** A legal text with its date and a table of contents. `lang` is set when it is not the page's own language. */
export function LegalPage({ document, updated, contents, note, lang }: Props) {
  return (
    <StaticPageContainer width="text">
      <style href="paper" precedence="plain">
        {paperCss}
      </style>
      <Box component="article" sx={{ overflowWrap: "anywhere" }}>
        {note}
        <Typography variant="h1" lang={lang} sx={{ textWrap: "balance" }}>
          {document.title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 3 }}>
          {updated}
        </Typography>
        <Typography lang={lang} sx={{ mt: 6, fontSize: "1.125rem", lineHeight: "1.75rem" }}>
          {document.intro}
        </Typography>
        <Contents label={contents} lang={lang} sections={document.sections} />
        <div lang={lang}>
          {document.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </Box>
    </StaticPageContainer>
  );
}
