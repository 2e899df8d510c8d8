import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import type { LegalDocument, LegalSection } from "./document";
import { LegalBlock } from "./LegalBlock";
import styles from "./LegalPage.module.css";

function Section({ section: { id, title, blocks } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {/* Keys are numbers: React would send a longer one to the browser with every paragraph. */}
      {blocks.map((block, index) => (
        <LegalBlock key={index} block={block} />
      ))}
    </section>
  );
}

function Contents({ label, lang, sections }: { label: string; lang?: string; sections: LegalSection[] }) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <h2 className={typography.h6}>{label}</h2>
      <ul lang={lang} className={styles.entries}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
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
    <div className={shared.textPage}>
      <article className={styles.article}>
        {note}
        <h1 lang={lang} className={typography.h1}>
          {document.title}
        </h1>
        <p className={styles.updated}>{updated}</p>
        <p lang={lang} className={styles.intro}>
          {document.intro}
        </p>
        <Contents label={contents} lang={lang} sections={document.sections} />
        <div lang={lang}>
          {document.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </article>
    </div>
  );
}
