import typography from "@/components/ui/static/typography.module.css";
import styles from "./ServiceCard.module.css";

type Props = { id: string; title: string; children: React.ReactNode };

/** A part of the page about a service, within a card. */
export function ServiceCard({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={typography.h5}>
        {title}
      </h2>
      {children}
    </section>
  );
}
