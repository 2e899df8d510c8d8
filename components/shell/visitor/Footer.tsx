import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { CookieSettings } from "../cookies/CookieSettings";
import { CurrentYear } from "./CurrentYear";
import styles from "./Footer.module.css";
import { FOOTER_COLUMNS, type FooterEntry } from "./public-routes";

const NETWORKS = ["Facebook", "Instagram", "LinkedIn", "Twitter", "YouTube"] as const;

/** The operator's pages elsewhere, by the network's name; only what is configured is shown. */
export type SocialLinks = Partial<Record<(typeof NETWORKS)[number], string>>;

/** The end of home, information and legal pages (specification 2). */
export function Footer({ social }: { social: SocialLinks }) {
  const t = useTranslations("common.footer");
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <div className={styles.logo}>
              {/* As a file: inline it would be part of every page twice, as markup and in the RSC payload. */}
              <img src="/logo.svg" width={32} height={32} alt="" loading="lazy" />
              TenderBee
            </div>
            <p className={styles.mission}>{t("mission")}</p>
            <Social links={social} />
          </div>
          {FOOTER_COLUMNS.map((column) => (
            <Column key={column.title} title={t(column.title)} entries={column.entries} />
          ))}
        </div>
        <div className={styles.closing}>
          <span>
            {t.rich("copyright", { year: () => <CurrentYear builtIn={new Date().getFullYear()} /> })}
          </span>
          <CookieSettings label={t("cookieSettings")} />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, entries }: { title: string; entries: readonly FooterEntry[] }) {
  const t = useTranslations("common.footer");
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {/* Spread: a property without a value would stand in the data of every page all the same. */}
      {entries.map(({ label, ...link }) => (
        <StaticLink key={label} {...link}>
          {t(label)}
        </StaticLink>
      ))}
    </nav>
  );
}

function Social({ links }: { links: SocialLinks }) {
  const t = useTranslations("common.footer");
  return (
    <div className={styles.social}>
      {NETWORKS.map((network) =>
        links[network] ? (
          <a
            key={network}
            href={links[network]}
            rel="noreferrer"
            target="_blank"
            aria-label={t("social", { network })}
            className={styles.network}
          >
            <Icon name={network} />
          </a>
        ) : null,
      )}
    </div>
  );
}
