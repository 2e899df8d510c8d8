import { Fragment } from "react";
import shared from "@/components/ui/static/shared.module.css";
import { StaticLink } from "@/lib/i18n/static-navigation";
import type { Block, Span } from "./document";

function Words({ text, href }: Span) {
  if (href === null) return text;
  const Link = href.startsWith("/") ? StaticLink : "a";
  return (
    <Link href={href} className={shared.link}>
      {text}
    </Link>
  );
}

function Line({ spans }: { spans: Span[] }) {
  return spans.map((span, index) => <Words key={index} {...span} />);
}

type Entry = Extract<Block, { kind: "entries" }>["entries"][number];

/** Names with what they mean. */
function Entries({ entries }: { entries: Entry[] }) {
  return (
    <dl>
      {entries.map(({ name, spans }, index) => (
        <Fragment key={index}>
          <dt>{name}</dt>
          <dd>
            <Line spans={spans} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A paragraph, a list, or names with what they mean; LegalPage.module.css styles them by element. */
export function LegalBlock({ block }: { block: Block }) {
  if (block.kind === "entries") return <Entries entries={block.entries} />;
  if (block.kind === "paragraph") {
    return (
      <p>
        <Line spans={block.spans} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((spans, index) => (
        <li key={index}>
          <Line spans={spans} />
        </li>
      ))}
    </ul>
  );
}
