import { useLocale, useTranslations } from "next-intl";
import buttons from "@/components/ui/static/button.module.css";
import { buttonClass } from "@/components/ui/static/button-class";
import { Icon } from "@/components/ui/static/Icon";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { NATIVE_NAMES, toLanguage } from "@/lib/i18n/languages";
import { Disclosure } from "./Disclosure";
import { LanguageLinks } from "./LanguageLinks";
import languageStyles from "./LanguageLinks.module.css";
import { NativeDrawer } from "./NativeDrawer";
import { VISITOR_ENTRIES } from "./public-routes";
import styles from "./VisitorNav.module.css";

function Languages({ className }: { className: string | undefined }) {
  const t = useTranslations("common.frame");
  return (
    <LanguageLinks label={t("languages")} className={className} check={<Icon name="Check" size={20} />} />
  );
}

/** The languages behind a button with the name of the page's own. */
function LanguageMenu() {
  const t = useTranslations("common.frame");
  const name = NATIVE_NAMES[toLanguage(useLocale())];
  return (
    <Disclosure className={styles.languages}>
      <summary aria-label={t("language", { name })} className={`${buttonClass()} ${styles.languageButton}`}>
        <Icon name="Language" />
        {name}
        <Icon name="ExpandMore" />
      </summary>
      <Languages className={languageStyles.floating} />
    </Disclosure>
  );
}

/** What does not fit into the top bar of a phone. */
function SideMenu() {
  const t = useTranslations("common");
  return (
    <NativeDrawer
      label={t("frame.menu")}
      closeLabel={t("frame.close")}
      opener={<Icon name="Menu" />}
      closer={<Icon name="Close" />}
      buttonClass={buttons.iconButton}
      dialogClass={styles.sideMenu}
    >
      <div className={styles.entries}>
        <StaticButtonLink href="/sign-up" variant="ink" prefetch={false}>
          {t("nav.signUp")}
        </StaticButtonLink>
        <StaticButtonLink href="/sign-in" variant="outlined" prefetch={false}>
          {t("nav.signIn")}
        </StaticButtonLink>
        {VISITOR_ENTRIES.map(({ href, label }) => (
          <StaticButtonLink key={href} href={href} prefetch={false} className={styles.entry}>
            {t(`nav.${label}`)}
          </StaticButtonLink>
        ))}
      </div>
      <hr className={styles.divider} />
      <h2 className={styles.languagesTitle}>{t("frame.languages")}</h2>
      <Languages className={languageStyles.list} />
    </NativeDrawer>
  );
}

/** The right of the top bar for visitors who are not signed in; on small screens a drawer holds most of it. */
export function VisitorNav() {
  const t = useTranslations("common");
  return (
    <nav aria-label={t("frame.main")} className={styles.nav}>
      {VISITOR_ENTRIES.map(
        ({ href, label, place }) =>
          place !== "side" && (
            <StaticButtonLink
              key={href}
              href={href}
              prefetch={false}
              className={place === "bar" ? styles.wide : styles.roomy}
            >
              {t(`nav.${label}`)}
            </StaticButtonLink>
          ),
      )}
      <LanguageMenu />
      <StaticButtonLink href="/sign-in" prefetch={false} className={styles.signIn}>
        {t("nav.signIn")}
      </StaticButtonLink>
      <StaticButtonLink href="/sign-up" variant="ink" prefetch={false} className={styles.signUp}>
        {t("nav.signUp")}
      </StaticButtonLink>
      <SideMenu />
    </nav>
  );
}
