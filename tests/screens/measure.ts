import type { Page } from "playwright/test";

/** What a finger needs (WCAG 2.2, 2.5.5), less what rounding takes. */
const TARGET = 43.5;

/** In the browser: every element that people see, with a few words that tell which one it is. */
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

/** In the browser: what lies beyond the right edge, where nobody can scroll to it. */
function sticksOut(element: HTMLElement, width: number): boolean {
  const { right, width: own } = element.getBoundingClientRect();
  if (right <= width + 1 || own === 0) return false;
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).overflowX !== "visible") return false;
  return true;
}

/** In the browser: words that do not fit their place and end in it. */
function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  // A place of one pixel is for those who listen.
  if (!hasWords || element.clientWidth <= 1) return false;
  const isWide = element.scrollWidth > element.clientWidth + 1;
  const isTall = element.scrollHeight > element.clientHeight + 2;
  return (
    (isWide && (overflowX === "hidden" || textOverflow === "ellipsis")) || (isTall && overflowY === "hidden")
  );
}

/** In the browser: what is pressed with an element: a row around its link, or what stands around a field. */
function pressedWith(element: HTMLElement): HTMLElement {
  const isStretched = getComputedStyle(element, "::after").position === "absolute";
  if (isStretched && getComputedStyle(element).position === "static" && element.offsetParent)
    return element.offsetParent as HTMLElement;
  return element.matches("input, textarea")
    ? (element.closest<HTMLElement>("label, .MuiInputBase-root") ?? element)
    : element;
}

/** In the browser: too small to be pressed. A link within a sentence is as high as its line. */
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

/** One script of all these: a page knows nothing of the functions around one that is sent to it. */
const SCRIPT = [seenElements, sticksOut, isCut, pressedWith, isSmall].map(String).join("\n");

/** What a finger cannot be sure to hit. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => { ${SCRIPT}
    return seenElements().filter(({ element }) => isSmall(element, ${TARGET})).map(({ name }) => name);
  })()`);
}

const MOST = 8;

/** What looks wrong on a page at the size it has now: sticking out, cut off, too small for a finger. */
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
