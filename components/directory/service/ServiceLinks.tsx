import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import typography from "@/components/ui/static/typography.module.css";
import styles from "./ServiceScreen.module.css";

type Props = { id: string; title: string; links: { href: string; text: string }[] };

/** Pages to go on to, under a heading; nothing without any. */
export function ServiceLinks({ id, title, links }: Props) {
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
