import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import type { DirectoryCard } from "@/lib/directory/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { dateTag, type Day } from "@/lib/shared/dates/dates";
import { spokenLanguageName } from "@/lib/shared/spoken-languages";
import { answerTimeOf } from "@/lib/users/metrics/presentation";
import { Photos } from "./Photos";
import styles from "./BeeCard.module.css";

type Props = { bee: DirectoryCard };

function Portrait({ bee: { photo, name } }: Props) {
  return (
    <span className={styles.portrait} aria-hidden="true">
      {photo ? (
        <img src={photo.thumbnailURL} alt="" width={64} height={69} loading="lazy" />
      ) : (
        [...name][0]?.toLocaleUpperCase()
      )}
    </span>
  );
}

function Rating({ bee: { rating } }: Props) {
  const t = useTranslations("directory.card");
  const common = useTranslations("common.rating");
  if (rating.count === 0) return <span>{common("none")}</span>;
  return (
    <span className={styles.rating}>
      <Icon name="Star" size={18} className={styles.star} />
      <b>{t("average", { average: rating.average })}</b>
      <span>{common("count", { count: rating.count })}</span>
    </span>
  );
}

const DAY_MS = 86_400_000;

/** From which day an absent BEE is back; the same on the server and in any time zone. */
function Away({ until }: { until: Day }) {
  const t = useTranslations("directory.card");
  const first = new Date(Date.parse(`${until}T00:00Z`) + DAY_MS);
  const day = { timeZone: "UTC", day: "numeric", month: "long" } as const;
  return (
    <p className={styles.away}>
      {t("back", { date: new Intl.DateTimeFormat(dateTag(useLocale()), day).format(first) })}
    </p>
  );
}

function Facts({ bee }: Props) {
  const t = useTranslations("directory.card");
  const metrics = useTranslations("metrics");
  const locale = useLocale();
  const { completedCount, languages } = bee;
  const { answerMinutes } = bee.metrics;
  const spoken = languages.map((code) => spokenLanguageName(code, locale)).join(", ");
  return (
    <ul className={styles.facts}>
      {completedCount > 0 && <li>{t("jobs", { count: completedCount })}</li>}
      {answerMinutes !== null && <li>{metrics("answers", answerTimeOf(answerMinutes))}</li>}
      {spoken && <li>{spoken}</li>}
    </ul>
  );
}

type CardProps = Props & {
  heading?: "h2" | "h3";
  /** A row without photos, for a page that has more to say. */
  isCompact?: boolean;
};

/** A BEE in a list; the whole card leads to the profile. */
export function BeeCard({ bee, heading: Heading = "h2", isCompact = false }: CardProps) {
  const t = useTranslations("directory.card");
  const common = useTranslations("common.person");
  const tMetrics = useTranslations("metrics");
  const { id, name, headline, city, distanceKm, isVerified, photos, completedCount, metrics, awayUntil } =
    bee;
  return (
    <li className={isCompact ? styles.row : styles.card}>
      <Portrait bee={bee} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <StaticLink href={`/account/profiles/${id}`} prefetch={false}>
            {name}
          </StaticLink>
          {isVerified && (
            <span role="img" aria-label={common("verified")} title={common("verified")}>
              <Icon name="VerifiedUser" size={20} className={styles.verified} />
            </span>
          )}
        </Heading>
        {awayUntil && <Away until={awayUntil} />}
        {headline && <p className={styles.headline}>{headline}</p>}
        <p className={styles.line}>
          <Rating bee={bee} />
          {isCompact && completedCount > 0 && <span>{t("jobs", { count: completedCount })}</span>}
          {city && <span>{distanceKm === null ? city : t("away", { city, km: distanceKm })}</span>}
          {isCompact && metrics.answerMinutes !== null && (
            <span>{tMetrics("answers", answerTimeOf(metrics.answerMinutes))}</span>
          )}
        </p>
      </div>
      {!isCompact && (
        <div className={styles.wide}>
          <Photos photos={photos} />
          <Facts bee={bee} />
        </div>
      )}
    </li>
  );
}
