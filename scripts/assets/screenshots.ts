// `npm run screenshots`, beside a running demo (DEMO=1): takes the pictures that a browser shows before it installs
// the app, in every language. SITE_URL names the demo; http://localhost:3000 when it is not set.
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type ViewportSize } from "playwright";
import sharp from "sharp";
import { z } from "zod";
import { CHROMIUM_FLAGS, ensureChromium } from "../programs/chromium.mjs";
import { ROOT } from "../embedded/environment.mjs";
import { step } from "../embedded/steps.mjs";
import { LANGUAGES, toLocale, type Language } from "@/lib/i18n/languages";

const SITE = process.env.SITE_URL ?? "http://localhost:3000";
const FOLDER = join(ROOT, "public", "screenshots");
const MOST_BYTES = 150_000;

/** The sizes that the manifest names. */
type Size = { name: string; viewport: ViewportSize };
const SIZES: Size[] = [
  { name: "wide", viewport: { width: 1280, height: 800 } },
  { name: "narrow", viewport: { width: 390, height: 844 } },
];

async function call(path: string, options?: RequestInit): Promise<unknown> {
  const answer = await fetch(`${SITE}/api${path}`, options);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: is a demo running at ${SITE}?`);
  return answer.json();
}

const demoConfig = z.object({
  demo: z.object({
    accounts: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
  }),
});
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
type Tokens = z.infer<typeof tokens>;

/** Signs in the client of the demo market, who has tenders and offers already. */
async function signInClient(): Promise<Tokens> {
  const { demo } = demoConfig.parse(await call("/config"));
  const account = demo.accounts.find(({ role }) => role === "CLIENT");
  const answer = await call("/auth/sign-in", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  return tokens.parse(answer);
}

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

function storageOf({ accessToken, refreshToken }: Tokens, lang: Language): StorageState {
  const entries = { accessToken, refreshToken, lang, installPromptShown: "true" };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const domain = new URL(SITE).hostname;
  const answered = { name: "CookieConsent", value: "false", domain, path: "/", expires: -1 };
  return {
    cookies: [{ ...answered, httpOnly: false, secure: false, sameSite: "Lax" }],
    origins: [{ origin: new URL(SITE).origin, localStorage }],
  };
}

async function take(
  browser: Browser,
  client: Tokens,
  lang: Language,
  { name, viewport }: Size,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    locale: toLocale(lang),
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

async function takeAll(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const lang of LANGUAGES) {
      // A new session for each: two browsers that rotate one refresh token end each other's session.
      for (const size of SIZES) await take(browser, await signInClient(), lang, size);
    }
  } finally {
    await browser.close();
  }
}

await step("Taking the pictures of the app", takeAll);
