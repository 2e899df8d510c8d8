import { dayIn } from "../../shared/dates/zones";
import { MAX_AWAY_DAYS } from "./constants";
import type { Away } from "./schema";

const DAY_MS = 86_400_000;

/** The validation code for a last day away that is over already, or more than a year ahead; null: it can be. */
export function whyNotAwayUntil({ until, timeZone }: Away, now: Date): "dateInPast" | "dateTooLate" | null {
  if (until < dayIn(timeZone, now)) return "dateInPast";
  const last = new Date(now.getTime() + MAX_AWAY_DAYS * DAY_MS);
  return until > dayIn(timeZone, last) ? "dateTooLate" : null;
}
