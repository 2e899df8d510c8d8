import { useTranslations } from "next-intl";
import { Section } from "@/components/home/Section";
import { Icon } from "@/components/ui/static/Icon";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import typography from "@/components/ui/static/typography.module.css";
import styles from "./BothSides.module.css";

function Side({ title, reasons, action }: { title: string; reasons: string[]; action: React.ReactNode }) {
  return (
    <div className={styles.side}>
      <h3 className={typography.h4}>{title}</h3>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="Check" size={20} className={styles.check} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </div>
  );
}

/** What clients and what BEEs get out of the product, each with the first step. */
export function BothSides() {
  const t = useTranslations("info.about.sides");
  const client = useTranslations("info.about.sides.client");
  const pro = useTranslations("info.about.sides.pro");
  const nav = useTranslations("common.nav");
  const call = useTranslations("home.call");
  return (
    <Section id="sides" title={t("title")}>
      <div className={styles.sides}>
        <Side
          title={client("title")}
          reasons={[client("offers"), client("compare"), client("trust"), client("privacy")]}
          action={
            <StaticButtonLink href="/create-tender" variant="honey" prefetch={false}>
              {nav("postTender")}
            </StaticButtonLink>
          }
        />
        <Side
          title={pro("title")}
          reasons={[pro("free"), pro("price"), pro("relevant"), pro("profile")]}
          action={
            <StaticButtonLink href="/sign-up?role=PRO" variant="outlined">
              {call("action")}
            </StaticButtonLink>
          }
        />
      </div>
    </Section>
  );
}
