import type { Page, Route } from "playwright/test";
import type { Look } from "./screens";
import { untilHydrated, untilDrawn, type Tab } from "./tab";

/** How a screen can be met: as it is, while its calls last, when they fail, with letters twice as large. */
export const STATES = ["seen", "loading", "failing", "text200"] as const;
export type State = (typeof STATES)[number];

/** Without these nobody is signed in, which is another screen. */
const FRAME = /\/api\/(auth|config)/u;

const FAILURE = { statusCode: 500, code: "unexpected", message: "", requestId: "00000000" };

/** True when there is such a state to see of a screen. */
export function hasState({ calls }: Look, state: State): boolean {
  return state === "seen" || state === "text200" || Boolean(calls);
}

/** The calls of the page are held, or answered like this, until the page is left. */
async function answerCalls(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/api\//u, (route) =>
    FRAME.test(route.request().url()) ? route.fallback() : answer(route),
  );
}

/** Opens a path in one of its states. */
export async function openIn(tab: Tab, path: string, state: State): Promise<void> {
  const { page } = tab;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (state === "loading") await answerCalls(page, () => Promise.resolve());
  if (state === "failing") await answerCalls(page, (route) => route.fulfill({ status: 500, json: FAILURE }));
  await page.goto(path, { waitUntil: "commit" });
  // Held calls never end: once the page is alive, what it shows is what people look at meanwhile.
  if (state === "loading") return untilHydrated(tab);
  await untilDrawn(tab);
  if (state === "text200") await page.addStyleTag({ content: "html { font-size: 200% !important }" });
}
