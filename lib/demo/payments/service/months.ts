/** The same day a month later, or its last day when that month is shorter: the way subscriptions renew. */
export function monthLater(from: Date): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + 1;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = new Date(from);
  later.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return later;
}

/** What a difference in price costs for the rest of a period, by the second and in cents. */
export function proratedMinor(
  { periodStart, periodEnd }: { periodStart: Date; periodEnd: Date },
  differenceMinor: number,
  at: Date,
): number {
  const whole = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(whole, Math.max(0, periodEnd.getTime() - at.getTime()));
  return Math.round((differenceMinor * left) / whole);
}
