import { useTranslations } from "next-intl";
import { Logo } from "@/components/ui/display/Logo";
import shared from "@/components/ui/static/shared.module.css";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import styles from "./StaticNotFound.module.css";

/** The page of a URL that does not exist; it sends hardly any script. */
export function StaticNotFound() {
  const t = useTranslations("common");
  return (
    <div className={shared.page}>
      <div className={styles.notFound}>
        <Logo size={72} withName={false} />
        <h1 className={styles.title}>{t("notFound.title")}</h1>
        <p className={styles.text}>{t("notFound.text")}</p>
        <StaticButtonLink href="/" variant="honey" className={styles.home}>
          {t("nav.home")}
        </StaticButtonLink>
      </div>
    </div>
  );
}
