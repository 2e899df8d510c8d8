/** The five ratings, worst first; their labels are messages ("1 Poor" … "5 Excellent", specification 9). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** The message key of a rating or an average: 4.4 is "Very good". */
export function ratingWord(rating: number): "poor" | "ok" | "good" | "veryGood" | "excellent" {
  const words = ["poor", "ok", "good", "veryGood", "excellent"] as const;
  return words[Math.min(4, Math.max(0, Math.round(rating) - 1))] ?? "poor";
}

/** The average of a sum of ratings, to one decimal; 0 when there is none. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
