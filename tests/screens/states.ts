import type { Page, Route } from "playwright/test";
import type { ScreenTarget } from "./screens";
import { untilHydrated, untilDrawn, type Tab } from "./tab";

/** The states of a screen: loaded, loading, failed calls, text at 200 %. */
export const STATES = ["seen", "loading", "failing", "text200"] as const;
export type State = (typeof STATES)[number];

/** Without these the viewer is not signed in, which is another screen. */
const FRAME = /\/api\/(auth|config)/u;

const FAILURE = { statusCode: 500, code: "unexpected", message: "", requestId: "00000000" };

/** True when a screen has this state. */
export function hasState({ calls }: ScreenTarget, state: State): boolean {
  return state === "seen" || state === "text200" || Boolean(calls);
}

/** The page's API calls are held, or answered like this, until the page is left. */
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
  // Held calls never end: once the page is hydrated, it shows its loading state.
  if (state === "loading") return untilHydrated(tab);
  await untilDrawn(tab);
  if (state === "text200") await page.addStyleTag({ content: "html { font-size: 200% !important }" });
}
