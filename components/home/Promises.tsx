import { useTranslations } from "next-intl";
import typography from "@/components/ui/static/typography.module.css";
import { InterviewProof, PaymentProof, QualityProof } from "./PromiseProofs";
import styles from "./Promises.module.css";
import section from "./Section.module.css";

const PROMISES = [
  { key: "quality", proof: <QualityProof /> },
  { key: "payment", proof: <PaymentProof /> },
  { key: "interview", proof: <InterviewProof /> },
] as const;

/** The three promises of the product to its clients, each with a small picture of what it means. */
export function Promises() {
  const t = useTranslations("home.promises");
  return (
    <section aria-labelledby="promises" className={styles.section}>
      <div className={section.band}>
        <div className={styles.panel}>
          <h2 id="promises" className={typography.h2}>
            {t("title")}
          </h2>
          <div className={styles.promises}>
            {PROMISES.map(({ key, proof }) => (
              <div key={key} className={styles.promise}>
                <div aria-hidden className={styles.proof}>
                  {proof}
                </div>
                <h3 className={typography.h4}>{t(`${key}.title`)}</h3>
                <p className={styles.text}>{t(`${key}.text`)}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
