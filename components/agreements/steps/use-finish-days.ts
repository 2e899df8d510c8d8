import { useDateText } from "@/components/ui/display/use-date-text";
import { FINISHING } from "@/lib/tenders/constants";

const DAY_MS = 86_400_000;

/** The day of a report that the work is done, and the day on which silence confirms it; null without a report. */
export function useFinishDays(finishRequestedAt: string | null): { date: string; end: string } | null {
  const dateText = useDateText();
  if (!finishRequestedAt) return null;
  const at = new Date(finishRequestedAt);
  const day = (date: Date) => dateText(date, { day: "numeric", month: "long" });
  return { date: day(at), end: day(new Date(at.getTime() + FINISHING.completeAfterDays * DAY_MS)) };
}
