/** How far a finger must move before it counts (specification 9). */
export const SWIPE_THRESHOLD_PX = 50;

export type Swipe = "none" | "left" | "right" | "up" | "down";
export type Point = { x: number; y: number };

/** Which way a finger went between touching down and letting go; the longer axis decides. */
export function swipeBetween(from: Point, to: Point): Swipe {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_THRESHOLD_PX) return "none";
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}
