import typography from "@/components/ui/static/typography.module.css";
import styles from "./Section.module.css";

type Props = {
  id: string;
  title: string;
  text?: string;
  action?: React.ReactNode;
  tone?: "page" | "paper";
  children: React.ReactNode;
};

/** One band of the home page, named by its heading. */
export function Section({ id, title, text, action, tone = "page", children }: Props) {
  return (
    <section aria-labelledby={id} className={tone === "paper" ? styles.paper : styles.section}>
      <div className={styles.band}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={id} className={typography.h2}>
              {title}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
