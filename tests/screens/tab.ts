import type { Browser, Page, Request } from "playwright/test";
import { openContext, type Visitor } from "../support/e2e-test";
import type { Market, Viewer } from "./market";

/** A page with its pending requests and errors. */
export type Tab = {
  page: Page;
  /** Calls, pictures and chunks that have not been answered yet. */
  open: Set<Request>;
  /** Errors in the browser's console. */
  complaints: string[];
};

/** The device and settings of a viewer. */
export type Eyes = { scheme?: "light" | "dark"; viewport: { width: number; height: number } };

/** The requests that a screen waits for: API calls, pictures and lazy chunks. */
const FETCHED = /^\/(api|_next)\//u;
/** Timeout in milliseconds: a screen that is still incomplete then never will be. */
const DRAWN_MS = 30_000;
/** From this width on a screen is operated by mouse. */
const TOUCH_BELOW = 600;

/** True when a screen this wide is operated by touch. */
export function isTouched(width: number): boolean {
  return width < TOUCH_BELOW;
}

/** Opens a browser context for a viewer, who is signed in already. */
export async function openTab(
  browser: Browser,
  origin: string,
  [viewer, market]: [Viewer, Market],
  { scheme, viewport }: Eyes,
): Promise<Tab> {
  const complaints: string[] = [];
  const as = viewer === "visitor" || viewer === "newVisitor" ? undefined : market.users[viewer];
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

/** Runs in the browser: true when the page is hydrated and, unless its loading state is wanted, complete. */
function isDrawn(mayWait: boolean): boolean {
  if (!document.body || document.documentElement.dataset.session !== undefined) return false;
  // During a redirect there is no page for a moment.
  if (document.title === "") return false;
  const isHydrated = [...document.querySelectorAll("main, header")].some((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps")),
  );
  return isHydrated && (mayWait || !document.querySelector("[data-skeleton], [aria-busy=true]"));
}

/** Waits until a page is hydrated, whatever it still loads. */
export async function untilHydrated({ page }: Tab): Promise<void> {
  await page.waitForFunction(isDrawn, true, { timeout: DRAWN_MS });
  await page.evaluate(nextFrames);
}

/** Runs in the browser: resolves when it is idle; deferred parts have been requested then. */
function whenIdle(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => done(), { timeout: 1000 }));
}

/** Runs in the browser: two frames later; an answer has been rendered then. */
export function nextFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Waits until a page is complete: no request is pending, and no skeleton is left. */
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

/** How many pixels of the page overflow the right edge of a screen this wide. */
export function tooWide(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate((screen) => document.documentElement.scrollWidth - screen, width);
}
