import { useTranslations } from "next-intl";
import styles from "./AuthFrame.module.css";
import { CombPattern } from "./CombPattern";
import { ExampleTender } from "./ExampleTender";

/** Which text the side panel shows. */
export type AuthSide = "compare" | "pay" | "bee" | "back" | "own";

/** What the product promises beside a form. */
export function SideWords({ side, className = "" }: { side: AuthSide; className?: string | undefined }) {
  const t = useTranslations("auth.side");
  return (
    <div className={`${styles.words} ${className}`.trim()}>
      <p className={styles.claim}>{t(`${side}.title`)}</p>
      <p>{t(`${side}.text`)}</p>
    </div>
  );
}

type Props = {
  /** The text of the side panel, or several of which one is shown. */
  side: AuthSide | React.ReactElement;
  children: React.ReactNode;
};

/** The layout of the sign-in and sign-up screens: the form, and from 1024 px up a panel with an example. */
export function AuthFrame({ side, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.middle}>
        <div className={styles.column}>{children}</div>
      </div>
      <aside className={styles.side}>
        <CombPattern />
        <div className={styles.example}>
          <ExampleTender />
        </div>
        {typeof side === "string" ? <SideWords side={side} /> : side}
      </aside>
    </div>
  );
}
