import type { Page, Route } from "playwright/test";
import type { Language } from "@/lib/i18n/languages";
import { addressOf, type ScreenTarget } from "./screens";
import type { Market } from "./market";
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

/** The calls that the screen wants answered otherwise are. */
async function changeAnswers(page: Page, { answers = {} }: ScreenTarget): Promise<void> {
  for (const [path, changed] of Object.entries(answers)) {
    const pattern = new RegExp(`^/api${path}$`, "u");
    await page.route(
      ({ pathname }) => pattern.test(pathname),
      async (route) => {
        const answer: unknown = await (await route.fetch()).json();
        await route.fulfill({ status: 200, json: changed(answer as never) });
      },
    );
  }
}

type Opening = { screen: ScreenTarget; market: Market; lang: Language; state: State };

/** Opens a screen in one of its states. */
export async function openIn(tab: Tab, { screen, market, lang, state }: Opening): Promise<void> {
  const { page } = tab;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await changeAnswers(page, screen);
  if (state === "loading") await answerCalls(page, () => Promise.resolve());
  if (state === "failing") await answerCalls(page, (route) => route.fulfill({ status: 500, json: FAILURE }));
  await page.goto(addressOf(screen, market, lang), { waitUntil: "commit" });
  // Held calls never end: once the page is hydrated, it shows its loading state.
  if (state === "loading") return untilHydrated(tab);
  await untilDrawn(tab);
  for (const name of screen.press?.(lang) ?? []) {
    await page.getByRole("button", { name, exact: true }).first().click();
    await untilDrawn(tab);
  }
  if (state === "text200") await page.addStyleTag({ content: "html { font-size: 200% !important }" });
}
