import { useTranslations } from "next-intl";
import styles from "./SignUpSteps.module.css";

const STEPS = [1, 2] as const;

/** The progress of the sign-up as two bars and as text, with room for a back link. */
export function SignUpSteps({ step, action }: { step: 1 | 2; action?: React.ReactNode }) {
  const t = useTranslations("auth.signUp");
  return (
    <>
      <div aria-hidden className={styles.bars}>
        {STEPS.map((bar) => (
          <div key={bar} className={bar <= step ? styles.done : styles.bar} />
        ))}
      </div>
      <div className={styles.row}>
        <p className={styles.step}>{t("step", { step, total: STEPS.length })}</p>
        {action}
      </div>
    </>
  );
}
