import { useTranslations } from "next-intl";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import typography from "@/components/ui/static/typography.module.css";
import styles from "./BeeCall.module.css";
import section from "./Section.module.css";

type Cell = { left: number; top: number; person?: string; isLogo?: boolean };

const CELLS: Cell[] = [
  { left: 20, top: -28, person: "tomas" },
  { left: 138, top: -28 },
  { left: 256, top: -28, person: "gruber" },
  { left: -39, top: 76 },
  { left: 79, top: 76, person: "zsofia" },
  { left: 197, top: 76, person: "milan" },
  { left: 315, top: 76, person: "omar" },
  { left: 20, top: 180 },
  { left: 138, top: 180, isLogo: true },
  { left: 256, top: 180 },
];

function PeopleComb() {
  return (
    <div aria-hidden className={styles.comb}>
      {CELLS.map(({ left, top, person, isLogo }) => (
        <div key={`${left},${top}`} style={{ left, top }}>
          {person && (
            <img src={`/art/person-${person}.svg`} alt="" loading="lazy" className={styles.person} />
          )}
          {isLogo && <img src="/logo.svg" alt="" loading="lazy" className={styles.logo} />}
        </div>
      ))}
    </div>
  );
}

/** The word to professionals. */
export function BeeCall() {
  const t = useTranslations("home.call");
  return (
    <section aria-labelledby="bees" className={styles.section}>
      <div className={section.band}>
        <div className={styles.panel}>
          <div className={styles.words}>
            <h2 id="bees" className={typography.h2}>
              {t("title")}
            </h2>
            <p className={styles.text}>{t("text")}</p>
            <StaticButtonLink
              href="/sign-up?role=PRO"
              prefetch={false}
              variant="ink"
              size="large"
              className={styles.action}
            >
              {t("action")}
            </StaticButtonLink>
          </div>
          <PeopleComb />
        </div>
      </div>
    </section>
  );
}
