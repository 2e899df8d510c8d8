import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PageContainer } from "@/components/ui/PageContainer";
import type { Block, LegalDocument, LegalSection } from "./document";

function Paragraph({ block }: { block: Block }) {
  if (block.kind === "paragraph") return <Typography sx={{ mt: 3 }}>{block.text}</Typography>;
  return (
    <Box component="ul" sx={{ mt: 3, pl: 5, display: "grid", gap: 2 }}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}

function Section({ section }: { section: LegalSection }) {
  return (
    <Box component="section" aria-labelledby={section.id} sx={{ mt: 10 }}>
      <Typography id={section.id} variant="h4" component="h2" sx={{ scrollMarginTop: 88 }}>
        {section.title}
      </Typography>
      {section.blocks.map((block) => (
        <Paragraph key={block.kind === "list" ? block.items.join() : block.text} block={block} />
      ))}
    </Box>
  );
}

function Contents({ label, sections }: { label: string; sections: LegalSection[] }) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ mt: 8, p: 5, borderRadius: "16px", bgcolor: "surface.sunken" }}
    >
      <Typography variant="h6" component="h2">
        {label}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", mt: 2, columnGap: 8, columns: { xs: 1, sm: 2 } }}>
        {sections.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ breakInside: "avoid" }}>
            <Box
              component="a"
              href={`#${id}`}
              sx={{
                display: "flex",
                alignItems: "center",
                minHeight: { xs: 44, md: 36 },
                typography: "body2",
                color: "inherit",
                "&:not(:hover)": { textDecoration: "none" },
              }}
            >
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
    <PageContainer width="text">
      <Box component="article" sx={{ overflowWrap: "anywhere" }}>
        {note}
        <Box lang={lang}>
          <Typography variant="h1">{document.title}</Typography>
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 3 }}>
          {updated}
        </Typography>
        <Box lang={lang}>
          <Typography sx={{ mt: 6, fontSize: 18, lineHeight: "28px" }}>{document.intro}</Typography>
        </Box>
        <Contents label={contents} sections={document.sections} />
        <Box lang={lang}>
          {document.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </Box>
      </Box>
    </PageContainer>
  );
}
