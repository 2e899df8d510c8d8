/** The three time slots of a day, in the specification's spelling. */
export const TIME_SLOTS = ["8:00-12:00", "12:00-16:00", "16:00-22:00"] as const;
export type TimeSlot = (typeof TIME_SLOTS)[number];

function startHour(slot: string): number {
  return Number.parseInt(slot, 10);
}

/**
 * Merges adjacent slots (specification 9): all three "8:00-22:00", the first two "8:00-16:00", the last two
 * "12:00-22:00"; others stay separate. Sorted by start.
 */
export function mergeTimeSlots(slots: readonly TimeSlot[]): string[] {
  const chosen = TIME_SLOTS.filter((slot) => slots.includes(slot)).sort(
    (a, b) => startHour(a) - startHour(b),
  );
  const key = chosen.map((slot) => TIME_SLOTS.indexOf(slot)).join("");
  if (key === "012") return ["8:00-22:00"];
  if (key === "01") return ["8:00-16:00"];
  if (key === "12") return ["12:00-22:00"];
  return chosen;
}

/** When the earliest of the slots begins, "8:00"; null without one. */
export function startOfSlots(slots: readonly TimeSlot[]): string | null {
  return mergeTimeSlots(slots)[0]?.split("-")[0] ?? null;
}

/** A slot for display, with a typographic dash: "8:00 – 16:00". It stays on one line: its spaces do not break. */
export function formatTimeSlot(slot: string): string {
  return slot.replace("-", "\u00A0–\u00A0");
}
