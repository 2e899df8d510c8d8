import { useTranslations } from "next-intl";
import { HowItWorks } from "@/components/home/HowItWorks";
import { Promises } from "@/components/home/Promises";
import { Section } from "@/components/home/Section";
import { Icon, type IconName } from "@/components/ui/static/Icon";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { LANGUAGES, NATIVE_NAMES, toLocale } from "@/lib/i18n/languages";
import styles from "./AboutScreen.module.css";
import { BothSides } from "./BothSides";

const MISSION = [
  { key: "opportunities", icon: "Handyman" },
  { key: "needs", icon: "ThumbUp" },
  { key: "community", icon: "Groups" },
] as const satisfies readonly { key: string; icon: IconName }[];

function Mission() {
  const t = useTranslations("info.about.mission");
  return (
    <Section id="mission" title={t("title")} text={t("text")}>
      <ul className={styles.mission}>
        {MISSION.map(({ key, icon }) => (
          <li key={key} className={styles.card}>
            <span aria-hidden className={styles.hex}>
              <Icon name={icon} size={28} />
            </span>
            <h3 className={styles.cardTitle}>{t(`${key}.title`)}</h3>
            <p className={styles.cardText}>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Languages() {
  const t = useTranslations("info.about.languages");
  return (
    <Section id="languages" title={t("title")} text={t("text")} tone="paper">
      <ul className={styles.languages}>
        {LANGUAGES.map((lang) => (
          <li key={lang} lang={toLocale(lang)}>
            {NATIVE_NAMES[lang]}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Questions() {
  const t = useTranslations("info.about.questions");
  return (
    <Section id="questions" title={t("title")} text={t("text")}>
      <StaticButtonLink href="/contact-us" variant="outlined">
        {t("action")}
      </StaticButtonLink>
    </Section>
  );
}

/** What the product is for, how it works and what both sides get out of it. */
export function AboutScreen() {
  const t = useTranslations("info.about");
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
      </div>
      <Mission />
      <HowItWorks />
      <div className={styles.promises}>
        <Promises />
      </div>
      <BothSides />
      <Languages />
      <Questions />
    </>
  );
}
