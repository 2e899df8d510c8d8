import {
  devices,
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright/test";
import { toLocale, type Language } from "@/lib/i18n/languages";
import type { E2eUser } from "./e2e-people";

/** The options of a test's visitor. */
export type Visitor = {
  /** Signed in as; a visitor when left out. */
  as?: E2eUser;
  /** The browser's language; the page's language is up to the test. */
  lang?: Language;
  device?: "desktop" | "phone";
  viewport?: { width: number; height: number };
  scheme?: "light" | "dark";
  /** The base address, when it is not the common one. */
  origin?: string;
  /** Shows the cookie banner; by default it is answered, because it covers what tests press. */
  isNew?: boolean;
  /** Has the service worker; by default it is blocked, because requests of a service worker cannot be held up. */
  hasWorker?: boolean;
  /** No account was opened on this device before, so the install prompt has never been shown either. */
  mayInstall?: boolean;
};

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

function tokensOf({ accessToken, refreshToken, lang }: E2eUser) {
  return Object.entries({ accessToken, refreshToken, lang });
}

function contextFor(visitor: Visitor, origin: string): BrowserContextOptions {
  const { as, lang = as?.lang ?? "en", device = "desktop", scheme = "light", isNew = false } = visitor;
  const isPhone = device === "phone";
  const entries = as ? tokensOf(as) : [];
  if (!visitor.mayInstall) entries.push(["installPromptShown", "true"], ["known", "true"]);
  const answered = { name: "CookieConsent", value: "false", domain: "localhost", path: "/", expires: -1 };
  return {
    baseURL: origin,
    ...(isPhone && { ...devices["Pixel 7"], defaultBrowserType: undefined }),
    viewport: visitor.viewport ?? (isPhone ? PHONE : DESKTOP),
    locale: toLocale(lang),
    colorScheme: scheme,
    reducedMotion: "reduce",
    serviceWorkers: visitor.hasWorker ? "allow" : "block",
    storageState: {
      cookies: isNew ? [] : [{ ...answered, httpOnly: false, secure: false, sameSite: "Lax" }],
      origins: [{ origin, localStorage: entries.map(([name, value]) => ({ name, value })) }],
    },
  };
}

/** The browser logs every refused or failed call; the test checks what the user sees instead. */
const EXPECTED = /^Failed to load resource|net::ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

/** Records errors that are not visible in the page. */
function listen(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" || EXPECTED.test(message.text())) return;
    complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** Runs in every page: reports CSP violations as console errors. */
function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
    console.error(`forbidden by ${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}`),
  );
}

export async function openContext(browser: Browser, visitor: Visitor, origin: string, complaints: string[]) {
  const context = await browser.newContext(contextFor(visitor, origin));
  await context.addInitScript(reportViolations);
  context.on("page", (page) => listen(page, complaints));
  return context;
}

type Fixtures = {
  /**
   * Opens a browser context for a visitor; a test opens as many as it has users. A test with an error in any of their
   * consoles has failed.
   */
  open: (visitor?: Visitor) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  // For tests that need one browser and no visitor.
  page: async ({ page, context }, provide) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await context.addInitScript(reportViolations);
    await provide(page);
    expect(complaints, "errors in the browser's console").toEqual([]);
  },
  open: async ({ browser, baseURL }, provide) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await provide(async (visitor = {}) => {
      const context = await openContext(browser, visitor, visitor.origin ?? baseURL ?? "", complaints);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, "errors in the browser's console").toEqual([]);
  },
});

export { expect };
