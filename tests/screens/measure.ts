import type { Page } from "playwright/test";

/** The minimum size of a touch target (WCAG 2.2, 2.5.5), less rounding. */
const TARGET = 43.5;

/** Runs in the browser: every visible element, with a few words that identify it. */
function seenElements(): { element: HTMLElement; name: string }[] {
  const all = [...document.querySelectorAll<HTMLElement>("body *")];
  const seen = all.filter((each) => each.checkVisibility({ visibilityProperty: true }));
  return seen
    .filter((element) => !element.closest("[aria-hidden=true]"))
    .map((element) => {
      const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const start = words.trim().replaceAll(/\s+/gu, " ").slice(0, 60);
      return { element, name: `${element.tagName.toLowerCase()} "${start}"` };
    });
}

/** Runs in the browser: elements beyond the right edge, where scrolling cannot reach. */
function sticksOut(element: HTMLElement, width: number): boolean {
  const { right, width: own } = element.getBoundingClientRect();
  if (right <= width + 1 || own === 0) return false;
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).overflowX !== "visible") return false;
  return true;
}

/** Runs in the browser: truncated text. */
function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  // A box of one pixel is for screen readers.
  if (!hasWords || element.clientWidth <= 1) return false;
  const isWide = element.scrollWidth > element.clientWidth + 1;
  const isTall = element.scrollHeight > element.clientHeight + 2;
  return (
    (isWide && (overflowX === "hidden" || textOverflow === "ellipsis")) || (isTall && overflowY === "hidden")
  );
}

/** Runs in the browser: the touch target of an element: the row around its link, or the box around a field. */
function pressedWith(element: HTMLElement): HTMLElement {
  const isStretched = getComputedStyle(element, "::after").position === "absolute";
  if (isStretched && getComputedStyle(element).position === "static" && element.offsetParent)
    return element.offsetParent as HTMLElement;
  return element.matches("input, textarea")
    ? (element.closest<HTMLElement>("label, .MuiInputBase-root") ?? element)
    : element;
}

/** Runs in the browser: touch targets that are too small. A link within a sentence is as high as its line. */
function isSmall(element: HTMLElement, target: number): boolean {
  const PRESSED =
    "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem]";
  const isInSentence = element.matches("a") && getComputedStyle(element).display === "inline";
  if (!element.matches(PRESSED)) return false;
  const pressed = pressedWith(element);
  if (isInSentence && pressed === element) return false;
  const { width, height } = pressed.getBoundingClientRect();
  return width < target || height < target;
}

/** One script of all these: a function sent to a page cannot reference the functions around it. */
const SCRIPT = [seenElements, sticksOut, isCut, pressedWith, isSmall].map(String).join("\n");

/** Touch targets that are too small. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => { ${SCRIPT}
    return seenElements().filter(({ element }) => isSmall(element, ${TARGET})).map(({ name }) => name);
  })()`);
}

const MOST = 8;

/** Layout problems of a page at its present size: overflow, truncation, small touch targets. */
export async function measure(page: Page, isTouch: boolean): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const target = isTouch ? TARGET : 0;
  const faults = await page.evaluate<string[]>(`(() => { ${SCRIPT}
    return seenElements().flatMap(({ element, name }) => [
      ...(sticksOut(element, ${width}) ? ["sticks out: " + name] : []),
      ...(isCut(element) ? ["cut off: " + name] : []),
      ...(isSmall(element, ${target}) ? ["small: " + name] : []),
    ]);
  })()`);
  const found = [...new Set(faults)];
  return found.length > MOST ? [...found.slice(0, MOST), `and ${found.length - MOST} more`] : found;
}
