/** Minimum distance of a swipe in CSS pixels (specification 9). */
export const SWIPE_THRESHOLD_PX = 50;

export type Swipe = "none" | "left" | "right" | "up" | "down";
export type TouchPoint = { x: number; y: number };

/** Direction of a swipe between touch start and touch end; the longer axis decides. */
export function swipeBetween(from: TouchPoint, to: TouchPoint): Swipe {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_THRESHOLD_PX) return "none";
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}
