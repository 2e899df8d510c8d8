/** A moment, never a wait. */
const FLIGHT_MS = 900;
const SIZE_PX = 56;
/** Above dialogs, which are closing at that time, and toasts. */
const Z_INDEX = "2000";

/** From below the left edge over a dip in the middle to the upper right, whatever the screen's size. */
function flightPath(width: number, height: number): string {
  const at = (x: number, y: number) => `${Math.round(width * x)} ${Math.round(height * y)}`;
  return `path("M ${at(-0.1, 0.75)} C ${at(0.2, 0.2)}, ${at(0.4, 0.2)}, ${at(0.5, 0.5)} S ${at(0.8, 0.7)}, ${at(1.1, 0.1)}")`;
}

/**
 * Lets the bee of the logo fly across the screen once: a tender is posted, an offer accepted, a job finished. Decoration:
 * it takes neither press nor focus, a heading or a toast says what happened, and with `prefers-reduced-motion` there is
 * none. Built from the Web Animations API, so no screen carries script or styles for it.
 */
export function flyBee(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const bee = new Image(SIZE_PX, SIZE_PX);
  bee.alt = "";
  Object.assign(bee.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: Z_INDEX,
    pointerEvents: "none",
    offsetPath: flightPath(innerWidth, innerHeight),
    offsetRotate: "0deg",
  });
  // A picture that the network does not bring never loads, and then there is nothing to see.
  bee.addEventListener("load", () => {
    document.body.append(bee);
    const flight = bee.animate(
      [
        { offsetDistance: "0%", opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.85 },
        { offsetDistance: "100%", opacity: 0 },
      ],
      { duration: FLIGHT_MS, easing: "ease-in-out" },
    );
    flight.onfinish = () => bee.remove();
    flight.oncancel = () => bee.remove();
  });
  bee.src = "/logo.svg";
}
