import { chromium, request as requests, type Browser } from "playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "../../scripts/embedded/chromium.mjs";
import type { Look } from "./screens";
import { learnMarket, type Market, type Viewer } from "./market";
import { openTab, type Eyes, type Tab } from "./tab";

/** Starts a browser, does the work and closes it again. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Signs everybody in anew: a round takes minutes, and a session's first token no more than a quarter of an hour. */
export async function marketAt(url: string): Promise<Market> {
  const request = await requests.newContext({ baseURL: url });
  try {
    return await learnMarket(request);
  } finally {
    await request.dispose();
  }
}

/** The compiler names the functions that are sent into a page by a helper that pages do not have. */
const NAMES = "globalThis.__name ??= (work) => work;";

async function openFor(walked: Walk<Look>, viewer: Viewer): Promise<Tab> {
  const { browser, url, market, eyes } = walked;
  const tab = await openTab(browser, url, [viewer, market], eyes);
  await tab.page.addInitScript(NAMES);
  return tab;
}

type Walk<L extends Look> = {
  browser: Browser;
  url: string;
  market: Market;
  eyes: Eyes;
  looks: readonly L[];
  /** How many are looked at side by side. */
  tabs: number;
};

/** Goes through looks, several side by side, each in a browser in which its viewer is signed in. */
export async function walk<L extends Look>(
  walked: Walk<L>,
  visit: (tab: Tab, look: L, market: Market) => Promise<void>,
): Promise<void> {
  const waiting = [...walked.looks];
  const one = async () => {
    const opened = new Map<Viewer, Tab>();
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      const tab = opened.get(look.as) ?? (await openFor(walked, look.as));
      opened.set(look.as, tab);
      await visit(tab, look, walked.market);
    }
    await Promise.all([...opened.values()].map(({ page }) => page.context().close()));
  };
  await Promise.all(Array.from({ length: walked.tabs }, one));
}
