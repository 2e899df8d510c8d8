import type { Browser, Page, Request } from "playwright/test";
import { openContext, type Visitor } from "../support/e2e-test";
import type { Market, Viewer } from "./market";

/** A page with what is going on in it. */
export type Tab = {
  page: Page;
  /** Calls, pictures and parts of ours that have not been answered yet. */
  open: Set<Request>;
  /** What the browser has complained about. */
  complaints: string[];
};

/** How a viewer looks at the product. */
export type Eyes = { scheme?: "light" | "dark"; viewport: { width: number; height: number } };

/** What a screen is made of: answers, pictures, and parts that come when they are needed. */
const FETCHED = /^\/(api|_next)\//u;
/** A screen that shows nothing for so long waits for something that will not come. */
const DRAWN_MS = 30_000;
/** From here on there is a desk and not a hand. */
const TOUCH_BELOW = 600;

/** True when a screen this wide is pressed with a finger. */
export function isTouched(width: number): boolean {
  return width < TOUCH_BELOW;
}

/** Opens a browser of its own for one of the viewers, who is signed in already. */
export async function openTab(
  browser: Browser,
  origin: string,
  [viewer, market]: [Viewer, Market],
  { scheme, viewport }: Eyes,
): Promise<Tab> {
  const complaints: string[] = [];
  const as = viewer === "visitor" || viewer === "newVisitor" ? undefined : market.people[viewer];
  const visitor: Visitor = {
    ...(as && { as }),
    ...(scheme && { scheme }),
    device: isTouched(viewport.width) ? "phone" : "desktop",
    viewport,
    isNew: viewer === "newVisitor",
  };
  const context = await openContext(browser, visitor, origin, complaints);
  const page = await context.newPage();
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (FETCHED.test(new URL(request.url()).pathname)) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return { page, open, complaints };
}

/** In the browser: true when the page answers to presses and, unless it is to be met waiting, waits for nothing. */
function isDrawn(mayWait: boolean): boolean {
  if (!document.body || document.documentElement.dataset.session !== undefined) return false;
  // Between two pages, as when somebody is led on, there is none for a moment.
  if (document.title === "") return false;
  const isHydrated = [...document.querySelectorAll("main, header")].some((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps")),
  );
  return isHydrated && (mayWait || !document.querySelector("[data-skeleton], [aria-busy=true]"));
}

/** Waits until a page answers to presses, whatever it still waits for itself. */
export async function untilHydrated({ page }: Tab): Promise<void> {
  await page.waitForFunction(isDrawn, true, { timeout: DRAWN_MS });
  await page.evaluate(nextFrames);
}

/** In the browser: when it has nothing else to do; parts that are drawn when there is time have been asked for then. */
function whenIdle(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => done(), { timeout: 1000 }));
}

/** In the browser: two frames later; what an answer changes has been drawn then. */
export function nextFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Waits until a page shows what it has to show: nothing is on its way, and no skeleton is left. */
export async function untilDrawn({ page, open }: Tab): Promise<void> {
  const deadline = Date.now() + DRAWN_MS;
  while (Date.now() < deadline) {
    await page.waitForFunction(isDrawn, false, { timeout: DRAWN_MS });
    await page.evaluate(whenIdle);
    await page.evaluate(nextFrames);
    if (open.size === 0 && (await page.evaluate(isDrawn, false))) return;
  }
  throw new Error(
    `${page.url()} waits for ${[...open].map((request) => request.url()).join(", ") || "something"}`,
  );
}

/** How many pixels of the page lie beyond the right edge of a screen this wide. */
export function tooWide(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate((screen) => document.documentElement.scrollWidth - screen, width);
}
