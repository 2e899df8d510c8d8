// Takes pictures of every screen, of its loading state and of its error state (`npm run gallery`).
import type { Browser } from "playwright/test";
import type { Language } from "@/lib/i18n/languages";
import type { RoutedScreen } from "./app-routes";
import { languagesOf, readChoices } from "./choices";
import { fileOf, keepPictures, placeOf, type Picture } from "./gallery-pictures";
import { measure } from "./measure";
import { SCHEMES } from "./rotation";
import { hasState, openIn, STATES, type State } from "./states";
import { isTouched, nextFrames, type Tab } from "./tab";
import { marketAt, walk, withBrowser } from "./walk";

const HEIGHTS = {
  "360": 740,
  "390": 844,
  "600": 960,
  "768": 1024,
  "900": 1200,
  "1023": 768,
  "1280": 800,
  "1920": 1080,
} as const;
type Width = keyof typeof HEIGHTS;
const WIDTHS = Object.keys(HEIGHTS) as Width[];

const choices = readChoices(process.argv.slice(2));
const widths = choices.of("width", WIDTHS, ["360", "1280"]);
const schemes = choices.of("scheme", SCHEMES, ["light"]);
const states = choices.of("state", STATES, ["seen", "loading", "failing"]);

/** One screen in every chosen size and scheme. */
async function photograph(
  { page }: Tab,
  { route, name }: RoutedScreen,
  { lang, state, sizes }: { lang: Language; state: State; sizes: readonly Width[] },
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const size of sizes) {
    const width = Number(size);
    await page.setViewportSize({ width, height: HEIGHTS[size] });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate(nextFrames);
      const how = { route, screen: name, state, lang, width, scheme };
      const file = fileOf(how);
      const faults = await measure(page, isTouched(width));
      await page.screenshot({ path: placeOf(file), fullPage: true, type: "jpeg", quality: 75, scale: "css" });
      pictures.push({ ...how, file, faults });
    }
  }
  return pictures;
}

/** One language in one state, on screens that are all touch or all desktop. */
async function round(
  browser: Browser,
  how: { lang: Language; state: State; sizes: readonly Width[] },
): Promise<void> {
  const { lang, state, sizes } = how;
  const [first] = sizes;
  if (!first) return;
  const since = Date.now();
  const taken: Picture[] = [];
  const viewport = { width: Number(first), height: HEIGHTS[first] };
  const screens = choices.screens.filter((screen) => hasState(screen, state));
  const market = await marketAt(choices.url);
  const { url, tabs } = choices;
  await walk({ browser, url, market, eyes: { viewport }, screens, tabs }, async (tab, screen) => {
    try {
      await openIn(tab, { screen, market, lang, state });
      taken.push(...(await photograph(tab, screen, how)));
    } catch (error) {
      console.error(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  });
  const wrong = taken.filter(({ faults }) => faults.length > 0).length;
  const seconds = Math.round((Date.now() - since) / 1000);
  const page = keepPictures(taken);
  console.log(
    `${lang} ${sizes.join()} ${state}: ${taken.length} pictures, ${wrong} to look at (${seconds} s) ${page}`,
  );
}

await withBrowser(async (browser) => {
  for (const lang of languagesOf(choices, ["en"])) {
    for (const state of states) {
      for (const touched of [true, false]) {
        const sizes = widths.filter((size) => isTouched(Number(size)) === touched);
        await round(browser, { lang, state, sizes });
      }
    }
  }
});
