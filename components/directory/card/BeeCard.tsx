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

/** "★ 5,0 (2) · Brno" on one line; in a row the facts follow. */
function Line({ bee: { rating, place, facts }, withFacts }: Props & { withFacts: boolean }) {
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
      {[place, ...(withFacts ? facts : [])].filter(Boolean).map((fact) => (
        <span key={fact} className={styles.after}>
          {fact}
        </span>
      ))}
    </p>
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
  const { id, name, headline, verified, away, photos, facts } = bee;
  return (
    <article className={isCompact ? styles.row : styles.card}>
      <Portrait bee={bee} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <StaticLink href={`/account/profiles/${id}`} prefetch={false}>
            {name}
          </StaticLink>
          {verified && (
            <span role="img" aria-label={verified} title={verified}>
              <Icon name="VerifiedUser" size={20} className={styles.verified} />
            </span>
          )}
        </Heading>
        {away && <p className={styles.away}>{away}</p>}
        {headline && <p className={styles.headline}>{headline}</p>}
        <Line bee={bee} withFacts={isCompact} />
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      {!isCompact && (
        <div className={styles.wide}>
          <Photos photos={photos} />
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
