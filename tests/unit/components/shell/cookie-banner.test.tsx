import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CookieBanner } from "@/components/shell/cookies/CookieBanner";
import { COOKIE_SCRIPT } from "@/components/shell/cookies/CookieScript";
import { CookieSettings } from "@/components/shell/cookies/CookieSettings";
import { LANGUAGES, toLocale } from "@/lib/i18n/languages";
import cz from "@/messages/cz/common.json";
import de from "@/messages/de/common.json";
import en from "@/messages/en/common.json";
import hu from "@/messages/hu/common.json";
import sk from "@/messages/sk/common.json";

const MESSAGES = { en, de, hu, cz, sk };
vi.mock("next/navigation", () => ({ useParams: () => ({ lang: "en" }) }));

function show(lang: keyof typeof MESSAGES) {
  render(
    <NextIntlClientProvider locale={toLocale(lang)} messages={{ common: MESSAGES[lang] }} timeZone="UTC">
      <CookieBanner />
      <CookieSettings label={MESSAGES[lang].footer.cookieSettings} />
    </NextIntlClientProvider>,
  );
}

// As the browser does before the page is rendered.
const runScript = () => window.eval(COOKIE_SCRIPT) as unknown;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.cookies;
  vi.restoreAllMocks();
  document.cookie = "CookieConsent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/";
});

const isOpen = () => document.documentElement.dataset.cookies === "open";

describe("the cookie banner", () => {
  it.each(LANGUAGES)("names its buttons in %s with the words that are to be read on them", (lang) => {
    show(lang);
    runScript();
    const { accept, decline, acceptLabel, declineLabel } = MESSAGES[lang].cookies;

    const yes = screen.getByRole("button", { name: acceptLabel });
    expect(yes.textContent).toBe(accept);
    expect(acceptLabel.toLowerCase()).toContain(accept.toLowerCase());
    const no = screen.getByRole("button", { name: declineLabel });
    expect(no.textContent).toBe(decline);
    expect(declineLabel.toLowerCase()).toContain(decline.toLowerCase());
  });

  it("makes room for itself at the end of the page while it is open", () => {
    const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(187);
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(private readonly measure: () => void) {
          resized.push(measure);
        }
        observe() {
          this.measure();
        }
        disconnect() {
          return undefined;
        }
      },
    );
    show("en");
    const room = () => document.documentElement.style.getPropertyValue("--tb-banner");
    expect(room()).toBe("187px");

    height.mockReturnValue(0);
    resized.forEach((measure) => measure());
    expect(room()).toBe("");
  });

  it.each([
    ["", true],
    ["CookieConsent=true; path=/", false],
    ["CookieConsent=false; path=/", false],
    ["CookieConsent=perhaps; path=/", true],
  ])("with the cookie %j is open: %s", (cookie, opens) => {
    document.cookie = cookie;
    runScript();

    expect(isOpen()).toBe(opens);
  });

  it.each([
    ["", true],
    ["CookieConsent=false; path=/", false],
  ])(
    "with the cookie %j is open after a change of the language, which draws the page anew: %s",
    (cookie, opens) => {
      document.cookie = cookie;
      runScript();
      show("en");
      cleanup();
      // React draws a new html element without what the script has set on the old one, and no script of its runs.
      delete document.documentElement.dataset.cookies;
      show("de");

      expect(isOpen()).toBe(opens);
    },
  );

  it("takes an answer, and comes back when somebody wants to answer anew", () => {
    show("en");
    runScript();
    fireEvent.click(screen.getByRole("button", { name: en.cookies.acceptLabel }));
    expect(isOpen()).toBe(false);
    expect(document.cookie).toContain("CookieConsent=true");

    fireEvent.click(screen.getByRole("button", { name: en.footer.cookieSettings }));
    expect(isOpen()).toBe(true);
    expect(document.cookie).not.toContain("CookieConsent=true");

    fireEvent.click(screen.getByRole("button", { name: en.cookies.declineLabel }));
    expect(isOpen()).toBe(false);
    expect(document.cookie).toContain("CookieConsent=false");
  });
});
