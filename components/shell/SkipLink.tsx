import { useTranslations } from "next-intl";
import styles from "./SkipLink.module.css";

/** Skip link: the first tab stop, past the navigation to the main content. */
export function SkipLink() {
  const t = useTranslations("common.frame");
  return (
    <a href="#main" className={styles.skip}>
      {t("skip")}
    </a>
  );
}
