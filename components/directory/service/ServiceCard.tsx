import { Icon } from "@/components/ui/static/Icon";
import typography from "@/components/ui/static/typography.module.css";
import styles from "./ServiceCard.module.css";

type Props = {
  id: string;
  title: string;
  /** Closed until it is pressed: something to look up, not to read on the way. */
  isFolded?: boolean;
  children: React.ReactNode;
};

/** A part of the page about a service, within a card. */
export function ServiceCard({ id, title, isFolded = false, children }: Props) {
  const heading = (
    <h2 id={id} className={typography.h5}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={styles.card}>
      {isFolded ? (
        <details>
          <summary className={styles.summary}>
            {heading}
            <Icon name="ExpandMore" />
          </summary>
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}
