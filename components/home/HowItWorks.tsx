import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import typography from "@/components/ui/static/typography.module.css";
import styles from "./HowItWorks.module.css";
import { Section } from "./Section";

const STEPS = [
  { key: "post", icon: <Icon name="Edit" /> },
  { key: "compare", icon: <Icon name="PeopleAlt" /> },
  { key: "pay", icon: <Icon name="ThumbUp" /> },
] as const;

/** The flight line of the bee from step to step. */
function FlightLine() {
  return (
    <svg viewBox="0 0 1152 110" preserveAspectRatio="none" aria-hidden="true" className={styles.flight}>
      <path d="M116 52c70-46 130 40 190 4s-14-62-34-28 60 54 118 24" />
      <path d="M514 52c56 40 112 34 160 2s84-30 112-4" />
    </svg>
  );
}

function StepTile({ number, icon }: { number: number; icon: React.ReactNode }) {
  return (
    <div aria-hidden className={styles.tile}>
      <span className={styles.hex}>{icon}</span>
      <span className={styles.number}>{number}</span>
    </div>
  );
}

/** Three steps from a sentence to a finished job. */
export function HowItWorks() {
  const t = useTranslations("home.how");
  return (
    <Section id="how" title={t("title")} text={t("text")} tone="paper">
      <ol className={styles.steps}>
        <FlightLine />
        {STEPS.map(({ key, icon }, index) => (
          <li key={key} className={styles.step}>
            <StepTile number={index + 1} icon={icon} />
            <div>
              <h3 className={typography.h4}>{t(`${key}.title`)}</h3>
              <p className={styles.text}>{t(`${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
