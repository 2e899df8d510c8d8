// `npm run screenshots`, beside a running demo (DEMO=1): takes the pictures that a browser shows before it installs
// the app, in every language. SITE_URL names the demo; http://localhost:3000 when it is not set.
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { CHROMIUM_FLAGS, ensureChromium } from "../embedded/chromium.mjs";
import { ROOT } from "../embedded/environment.mjs";
import { step } from "../embedded/steps.mjs";

const SITE = process.env.SITE_URL ?? "http://localhost:3000";
const FOLDER = join(ROOT, "public", "screenshots");
const MOST_BYTES = 150_000;
const LOCALES = { en: "en", de: "de", hu: "hu", cz: "cs", sk: "sk" };

/** The sizes that the manifest names. */
const SIZES = [
  { name: "wide", viewport: { width: 1280, height: 800 } },
  { name: "narrow", viewport: { width: 390, height: 844 } },
];

async function call(path, options) {
  const answer = await fetch(`${SITE}/api${path}`, options);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: is a demo running at ${SITE}?`);
  return answer.json();
}

/** The client of the demo market, who has tenders and offers already. */
async function aClient() {
  const { demo } = await call("/config");
  const { email, password } = demo.accounts.find(({ role }) => role === "CLIENT");
  return call("/auth/sign-in", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
}

function storageOf({ accessToken, refreshToken }, lang) {
  const entries = { accessToken, refreshToken, lang, installPromptShown: "true" };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const domain = new URL(SITE).hostname;
  const answered = { name: "CookieConsent", value: "false", domain, path: "/", expires: -1 };
  return {
    cookies: [{ ...answered, httpOnly: false, secure: false, sameSite: "Lax" }],
    origins: [{ origin: new URL(SITE).origin, localStorage }],
  };
}

async function take(browser, client, lang, { name, viewport }) {
  const context = await browser.newContext({
    viewport,
    locale: LOCALES[lang],
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: storageOf(client, lang),
  });
  const page = await context.newPage();
  await page.goto(`${SITE}/${lang}/account`);
  await page.locator("html:not([data-session])").waitFor();
  await page.waitForLoadState("networkidle");
  const file = join(FOLDER, `${lang}-${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  await context.close();
  const { size } = statSync(file);
  if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes, at most ${MOST_BYTES}`);
}

async function takeAll() {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const lang of Object.keys(LOCALES)) {
      // Signed in anew for each: two browsers with one token would put each other out.
      for (const size of SIZES) await take(browser, await aClient(), lang, size);
    }
  } finally {
    await browser.close();
  }
}

await step("Taking the pictures of the app", takeAll);
