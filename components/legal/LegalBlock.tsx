import { Box } from "@/components/ui/static/Box";
import { linkStyles } from "@/components/ui/styles/styles";
import { StaticTextLink } from "@/components/ui/static/StaticTextLink";
import { Typography } from "@/components/ui/static/Typography";
import { wordsOf, type Block, type Span } from "./document";

function Words({ text, href }: Span) {
  if (href === null) return text;
  if (href.startsWith("/")) return <StaticTextLink href={href}>{text}</StaticTextLink>;
  return (
    <Box component="a" href={href} sx={linkStyles}>
      {text}
    </Box>
  );
}

function Line({ spans }: { spans: Span[] }) {
  return spans.map((span) => <Words key={`${span.href} ${span.text}`} {...span} />);
}

type Entry = Extract<Block, { kind: "entries" }>["entries"][number];

/** Names beside what they mean; on phones one below the other. */
function Entries({ entries }: { entries: Entry[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 3,
        display: "grid",
        gridTemplateColumns: { xs: "1fr", sm: "minmax(0, 1fr) minmax(0, 2fr)" },
        columnGap: 6,
        "& > dt": { fontWeight: 600, pt: 3, borderTop: "1px solid", borderColor: "divider" },
        "& > dd": {
          m: 0,
          pb: 3,
          borderTop: { sm: "1px solid" },
          borderColor: { sm: "divider" },
          pt: { sm: 3 },
        },
        "& > dt, & > dd": { breakInside: "avoid" },
      }}
    >
      {entries.flatMap(({ name, spans }) => [
        <dt key={`${name} name`}>{name}</dt>,
        <dd key={`${name} meaning`}>
          <Line spans={spans} />
        </dd>,
      ])}
    </Box>
  );
}

/** A paragraph, a list, or names with what they mean. */
export function LegalBlock({ block }: { block: Block }) {
  if (block.kind === "entries") return <Entries entries={block.entries} />;
  if (block.kind === "paragraph") {
    return (
      <Typography sx={{ mt: 3 }}>
        <Line spans={block.spans} />
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ mt: 3, pl: 5, display: "grid", gap: 2 }}>
      {block.items.map((spans) => (
        <li key={wordsOf(spans)}>
          <Line spans={spans} />
        </li>
      ))}
    </Box>
  );
}
