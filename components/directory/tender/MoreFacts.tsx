import { useTranslations } from "next-intl";
import type { PublicTender } from "@/lib/directory/tenders/schema";
import { formatTimeSlot, mergeTimeSlots } from "@/lib/shared/dates/time-slots";
import styles from "./MoreFacts.module.css";

type Props = { tender: PublicTender };

/** The time of day, the parking, and what the client has answered to the questions of the service, in rows. */
export function MoreFacts({ tender }: Props) {
  const labels = useTranslations("tenders.detail.facts");
  const parking = useTranslations("tenders.detail.parking");
  const t = useTranslations("tenders.facts");
  const slots = mergeTimeSlots(tender.timeSlots).map(formatTimeSlot).join(", ");
  const facts = [
    { key: "time", label: labels("time"), text: slots || t("anyTime") },
    ...(tender.parking === "UNKNOWN"
      ? []
      : [{ key: "parking", label: labels("parking"), text: parking(tender.parking) }]),
    ...tender.answers,
  ];
  return (
    <dl className={styles.rows}>
      {facts.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
