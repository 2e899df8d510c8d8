import { chromium, request as requests, type Browser } from "playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "../../scripts/programs/chromium.mjs";
import type { ScreenTarget } from "./screens";
import { learnMarket, type Market, type Viewer } from "./market";
import { openTab, type Eyes, type Tab } from "./tab";

/** Starts a browser, runs the work and closes it again. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Signs every viewer in again: a run takes minutes, and an access token lives for a quarter of an hour. */
export async function marketAt(url: string): Promise<Market> {
  const request = await requests.newContext({ baseURL: url });
  try {
    return await learnMarket(request);
  } finally {
    await request.dispose();
  }
}

/** The compiler wraps functions with a helper (`__name`) that pages do not have when they are sent there. */
const NAMES = "globalThis.__name ??= (work) => work;";

async function openFor(walked: Walk<ScreenTarget>, viewer: Viewer): Promise<Tab> {
  const { browser, url, market, eyes } = walked;
  const tab = await openTab(browser, url, [viewer, market], eyes);
  await tab.page.addInitScript(NAMES);
  return tab;
}

type Walk<L extends ScreenTarget> = {
  browser: Browser;
  url: string;
  market: Market;
  eyes: Eyes;
  screens: readonly L[];
  /** How many screens are open in parallel. */
  tabs: number;
};

/** Visits screens, several in parallel, each in a browser context in which its viewer is signed in. */
export async function walk<L extends ScreenTarget>(
  walked: Walk<L>,
  visit: (tab: Tab, screen: L, market: Market) => Promise<void>,
): Promise<void> {
  const waiting = [...walked.screens];
  const one = async () => {
    const opened = new Map<Viewer, Tab>();
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const tab = opened.get(screen.as) ?? (await openFor(walked, screen.as));
      opened.set(screen.as, tab);
      await visit(tab, screen, walked.market);
    }
    await Promise.all([...opened.values()].map(({ page }) => page.context().close()));
  };
  await Promise.all(Array.from({ length: walked.tabs }, one));
}
