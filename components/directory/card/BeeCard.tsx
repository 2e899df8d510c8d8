"use client";

import { Icon } from "@/components/ui/static/Icon";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { Photos } from "../Photos";
import type { BeeWords } from "./bee-words";
import styles from "./BeeCard.module.css";

type Props = { bee: BeeWords };

function Portrait({ bee: { photo, name } }: Props) {
  return (
    <span className={styles.portrait} aria-hidden="true">
      {photo ? (
        <img src={photo} alt="" width={64} height={69} loading="lazy" />
      ) : (
        [...name][0]?.toLocaleUpperCase()
      )}
    </span>
  );
}

/** "★ 5,0 (2) · Brno" on one line. */
function Line({ bee: { rating, place } }: Props) {
  return (
    <p className={styles.line}>
      {rating.figure ? (
        <span className={styles.rating} role="img" aria-label={rating.text}>
          <Icon name="Star" size={18} className={styles.star} />
          <b>{rating.figure}</b> ({rating.count})
        </span>
      ) : (
        <span>{rating.text}</span>
      )}
      {place && <span className={styles.after}>{place}</span>}
    </p>
  );
}

function Facts({ bee: { facts } }: Props) {
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

/** What the card has room for and a row has not. */
function Wide({ bee }: Props) {
  return (
    <div className={styles.wide}>
      <Photos photos={bee.photos} />
      {bee.services.length > 0 && (
        <ul className={styles.services}>
          {bee.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      <Facts bee={bee} />
      {bee.languages && <p className={styles.facts}>{bee.languages}</p>}
    </div>
  );
}

type CardProps = Props & {
  heading?: "h2" | "h3";
  /** A row without photos, for a page that has more to say. */
  isCompact?: boolean;
  /** In the corner: the heart, or what a row lets one do. */
  corner?: React.ReactNode;
  /** Below: the ways on, as buttons. */
  actions?: React.ReactNode;
};

/**
 * A BEE in a list, the same everywhere: in the directory, beside a service, among what a client keeps and whom they
 * invite. The whole card leads to the profile; what else can be done lies above that link. A client component, because its
 * words are half as long in the page as its elements.
 */
export function BeeCard({ bee, heading: Heading = "h2", isCompact = false, corner, actions }: CardProps) {
  const { id, name, headline, verified, away } = bee;
  return (
    <article className={isCompact ? styles.row : styles.card}>
      <Portrait bee={bee} />
      <div className={styles.words}>
        <Heading className={verified ? `${styles.name} ${styles.marked}` : styles.name}>
          <StaticLink href={`/account/profiles/${id}`} prefetch={false}>
            {name}
          </StaticLink>
          {verified && (
            <span role="img" aria-label={verified} title={verified} className={styles.verified}>
              <Icon name="Check" size={14} />
            </span>
          )}
        </Heading>
        {away && <p className={styles.away}>{away}</p>}
        {headline && <p className={styles.headline}>{headline}</p>}
        <Line bee={bee} />
        {bee.price && <p className={styles.price}>{bee.price}</p>}
        {isCompact && <Facts bee={bee} />}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      {!isCompact && <Wide bee={bee} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
