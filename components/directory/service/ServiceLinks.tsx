import { useTranslations } from "next-intl";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import typography from "@/components/ui/static/typography.module.css";
import { serviceHref } from "@/lib/directory/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import styles from "./ServiceScreen.module.css";

function Links({ id, title, links }: { id: string; title: string; links: { href: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={typography.h5}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <StaticButtonLink href={href} variant="outlined">
              {text}
            </StaticButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where to look next: the same service in other towns, other services here. */
export function ServiceLinks({ page: { category, subcategory, siblings, places } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const names = useTranslations("categories.subcategories");
  const similar = siblings
    .filter((slug) => slug !== subcategory)
    .map((slug) => ({ href: serviceHref(category, slug), text: names(slug) }));
  const elsewhere = places.map(({ slug, name }) => ({
    href: serviceHref(category, subcategory, slug),
    text: name,
  }));
  return (
    <>
      <Links id="places" title={t("places")} links={elsewhere} />
      <Links id="similar" title={t(subcategory ? "similar" : "within")} links={similar} />
    </>
  );
}
