// Checks every screen for accessibility violations in every language, scheme and size (`npm run a11y`).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Language } from "@/lib/i18n/languages";
import { barriers } from "../support/e2e-barriers";
import { DESKTOP, PHONE } from "../support/e2e-test";
import { languagesOf, readChoices } from "./choices";
import { addressOf, type ScreenTarget } from "./screens";
import type { Market } from "./market";
import { DEVICES, SCHEMES, type Device, type Scheme, type Turn } from "./rotation";
import { openIn } from "./states";
import type { Tab } from "./tab";
import { marketAt, walk, withBrowser } from "./walk";

const REPORT = ".data/a11y/report.json";
const VIEWPORTS: Record<Device, { width: number; height: number }> = { phone: PHONE, desktop: DESKTOP };

type Finding = { screen: string; path: string; barrier: string };
type Round = { screens: number; findings: Finding[]; at: string };

const choices = readChoices(process.argv.slice(2));
const schemes = choices.of("scheme", SCHEMES);

function saveRounds(rounds: Record<string, Round>): void {
  mkdirSync(".data/a11y", { recursive: true });
  // Results of other runs are kept: rounds can be made one after the other.
  const before = existsSync(REPORT)
    ? (JSON.parse(readFileSync(REPORT, "utf8")) as Record<string, Round>)
    : {};
  writeFileSync(REPORT, JSON.stringify({ ...before, ...rounds }, null, 2));
}

type Opening = { screen: ScreenTarget; market: Market; lang: Language };

/** Opens a screen once and checks it in each scheme. */
async function checkScreen(tab: Tab, opening: Opening, found: Record<Scheme, Finding[]>): Promise<void> {
  const { screen, market, lang } = opening;
  const path = addressOf(screen, market, lang);
  await tab.page.emulateMedia({ colorScheme: schemes[0] ?? "light" });
  await openIn(tab, { ...opening, state: "seen" });
  for (const scheme of schemes) {
    await tab.page.emulateMedia({ colorScheme: scheme });
    await tab.page.waitForFunction((name) => document.documentElement.dataset.scheme === name, scheme);
    for (const barrier of await barriers(tab.page))
      found[scheme].push({ screen: screen.name, path, barrier });
  }
}

/** One language on one device: the screens are opened once and checked in each scheme. */
async function checkAll(
  browser: Parameters<Parameters<typeof withBrowser>[0]>[0],
  { lang, device }: Omit<Turn, "scheme">,
): Promise<number> {
  const since = Date.now();
  const { url, screens, tabs } = choices;
  const found: Record<Scheme, Finding[]> = { light: [], dark: [] };
  const market = await marketAt(url);
  const visit = async (tab: Tab, screen: ScreenTarget, at: Market) => {
    const path = addressOf(screen, at, lang);
    // A screen that does not open is inaccessible to every user.
    await checkScreen(tab, { screen, market: at, lang }, found).catch((error: unknown) => {
      for (const scheme of schemes) found[scheme].push({ screen: screen.name, path, barrier: String(error) });
    });
  };
  await walk({ browser, url, market, eyes: { viewport: VIEWPORTS[device] }, screens, tabs }, visit);
  const seconds = Math.round((Date.now() - since) / 1000);
  for (const scheme of schemes) {
    const findings = found[scheme];
    console.log(
      `${lang} ${device} ${scheme}: ${screens.length} screens, ${findings.length} barriers (${seconds} s)`,
    );
    for (const { screen, path, barrier } of findings) console.log(`  ${screen} ${path}\n    ${barrier}`);
    saveRounds({
      [`${lang} ${device} ${scheme}`]: { screens: screens.length, findings, at: new Date().toISOString() },
    });
  }
  return schemes.reduce((sum, scheme) => sum + found[scheme].length, 0);
}

const total = await withBrowser(async (browser) => {
  let sum = 0;
  for (const lang of languagesOf(choices)) {
    for (const device of choices.of("viewport", DEVICES)) sum += await checkAll(browser, { lang, device });
  }
  return sum;
});
console.log(total === 0 ? "No barriers." : `${total} barriers, listed in ${REPORT}.`);
process.exitCode = total === 0 ? 0 : 1;
