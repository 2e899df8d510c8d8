import { useTranslations } from "next-intl";
import { Logo } from "@/components/ui/display/Logo";
import { StaticLink } from "@/lib/i18n/static-navigation";
import styles from "../frame.module.css";
import { VisitorNav } from "./VisitorNav";

/** The top bar for visitors who are not signed in, rendered on the server. */
export function VisitorHeader() {
  const t = useTranslations("common.frame");
  return (
    <header className={styles.bar}>
      <div className={styles.barContent}>
        <StaticLink href="/" prefetch={false} aria-label={t("home")} className={styles.logo}>
          <Logo />
        </StaticLink>
        <VisitorNav />
      </div>
    </header>
  );
}
