import { useLocale, useTranslations } from "next-intl";
import type { DirectoryCard } from "@/lib/directory/schema";
import { dateTag, type Day } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money";
import { spokenLanguageName } from "@/lib/shared/spoken-languages";
import { answerTimeOf } from "@/lib/users/metrics/presentation";
import type { BeeWords } from "./bee-words";

/** What is known of a BEE in a list; the rest is not said. */
export type Bee = Pick<DirectoryCard, "id" | "name" | "photo" | "isVerified" | "rating"> &
  Partial<
    Pick<
      DirectoryCard,
      | "headline"
      | "city"
      | "distanceKm"
      | "languages"
      | "hourlyRateMinor"
      | "completedCount"
      | "metrics"
      | "awayUntil"
      | "photos"
      | "services"
    >
  >;

/** How many languages or services a card names before it counts. */
const NAMED = 3;
const DAY_MS = 86_400_000;

const namesOf = (names: readonly string[]) => {
  const rest = names.length > NAMED ? [`+${names.length - NAMED}`] : [];
  return [...names.slice(0, NAMED), ...rest];
};

/** Where a BEE is; of a place that was asked for, also how far away. */
function usePlace(): (bee: Bee) => string | null {
  const t = useTranslations("directory.card");
  return ({ city, distanceKm: km }) => {
    if (!city || km === null || km === undefined) return city ?? null;
    return km === 0 ? t("here", { city }) : t("away", { city, km });
  };
}

/** From which day an absent BEE is back; the same on the server and in any time zone. */
function useAway(): (until: Day) => string {
  const t = useTranslations("directory.card");
  const format = new Intl.DateTimeFormat(dateTag(useLocale()), {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
  });
  return (until) => t("back", { date: format.format(Date.parse(`${until}T00:00Z`) + DAY_MS) });
}

function useFacts(): (bee: Bee) => string[] {
  const t = useTranslations("directory.card");
  const answers = useTranslations("metrics");
  return ({ completedCount = 0, metrics }) => {
    const minutes = metrics?.answerMinutes ?? null;
    return [
      ...(completedCount > 0 ? [t("jobs", { count: completedCount })] : []),
      ...(minutes === null ? [] : [answers("answers", answerTimeOf(minutes))]),
    ];
  };
}

/** The words of a BEE's card. */
export function useBeeWords(): (bee: Bee) => BeeWords {
  const t = useTranslations("directory.card");
  const rated = useTranslations("common.rating");
  const person = useTranslations("common.person");
  const locale = useLocale();
  const [placeOf, awayOf, factsOf] = [usePlace(), useAway(), useFacts()];
  const spokenBy = ({ languages = [] }: Bee) => languages.map((code) => spokenLanguageName(code, locale));
  return (bee) => {
    const { average, count } = bee.rating;
    const { hourlyRateMinor = null } = bee;
    return {
      id: bee.id,
      name: bee.name,
      photo: bee.photo?.thumbnailURL ?? null,
      verified: bee.isVerified ? person("verified") : null,
      away: bee.awayUntil ? awayOf(bee.awayUntil) : null,
      headline: bee.headline ?? null,
      rating:
        count === 0
          ? { figure: null, count, text: rated("none") }
          : {
              figure: t("average", { average }),
              count,
              text: [rated("of", { average }), rated("count", { count })].join(", "),
            },
      place: placeOf(bee),
      price: hourlyRateMinor === null ? null : t("rate", { price: formatMoney(hourlyRateMinor, locale) }),
      photos: (bee.photos ?? []).map(({ thumbnailURL }) => thumbnailURL),
      services: namesOf(bee.services ?? []),
      facts: factsOf(bee),
      languages: namesOf(spokenBy(bee)).join(", ") || null,
    };
  };
}
