import { useTranslations } from "next-intl";
import type { PublicTender } from "@/lib/directory/tenders/schema";
import { toLocale } from "@/lib/i18n/languages";
import { formatTimeSlot, mergeTimeSlots } from "@/lib/shared/dates/time-slots";
import styles from "./MoreFacts.module.css";

type Props = { tender: PublicTender };
type Fact = { key: string; label: string; text: string; lang?: string | undefined };

/** The time of day, the parking, and what the client has answered to the questions of the service, in rows. */
export function MoreFacts({ tender }: Props) {
  const labels = useTranslations("tenders.detail.facts");
  const parking = useTranslations("tenders.detail.parking");
  const t = useTranslations("tenders.facts");
  const slots = mergeTimeSlots(tender.timeSlots).map(formatTimeSlot).join(", ");
  const facts: Fact[] = [
    { key: "time", label: labels("time"), text: slots || t("anyTime") },
    ...(tender.parking === "UNKNOWN"
      ? []
      : [{ key: "parking", label: labels("parking"), text: parking(tender.parking) }]),
    // A typed answer is in the language of the tender; all others are said in the reader's.
    ...tender.answers.map(({ key, label, value, text }) => ({
      key,
      label,
      text,
      lang: value === text ? toLocale(tender.contentLang) : undefined,
    })),
  ];
  return (
    <dl className={styles.rows}>
      {facts.map(({ key, label, text, lang }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd lang={lang}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
