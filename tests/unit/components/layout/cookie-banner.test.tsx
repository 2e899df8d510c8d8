// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CookieQuestion } from "@/components/layout/CookieQuestion";
import { CookieSettings } from "@/components/layout/CookieSettings";
import { LANGUAGES, toLocale } from "@/lib/i18n/languages";
import cz from "@/messages/cz/common.json";
import de from "@/messages/de/common.json";
import en from "@/messages/en/common.json";
import hu from "@/messages/hu/common.json";
import sk from "@/messages/sk/common.json";

const TEXTS = { en, de, hu, cz, sk };
vi.mock("next/navigation", () => ({ useParams: () => ({ lang: "en" }) }));

function show(lang: keyof typeof TEXTS) {
  render(
    <NextIntlClientProvider locale={toLocale(lang)} messages={{ common: TEXTS[lang] }} timeZone="UTC">
      <CookieQuestion />
      <CookieSettings label={TEXTS[lang].footer.cookieSettings} />
    </NextIntlClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.cookie = "CookieConsent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/";
});

describe("the cookie banner", () => {
  it.each(LANGUAGES)("names its buttons in %s with the words that are to be read on them", async (lang) => {
    show(lang);
    const { accept, decline, acceptLabel, declineLabel } = TEXTS[lang].cookies;

    const yes = await screen.findByRole("button", { name: acceptLabel });
    expect(yes.textContent).toBe(accept);
    expect(acceptLabel.toLowerCase()).toContain(accept.toLowerCase());
    const no = screen.getByRole("button", { name: declineLabel });
    expect(no.textContent).toBe(decline);
    expect(declineLabel.toLowerCase()).toContain(decline.toLowerCase());
  });

  it("makes room for itself at the end of the page until it is answered", async () => {
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(187);
    show("en");
    const room = () => document.documentElement.style.getPropertyValue("--tb-banner");

    const decline = await screen.findByRole("button", { name: en.cookies.declineLabel });
    expect(room()).toBe("187px");
    fireEvent.click(decline);
    expect(room()).toBe("");
  });

  it("comes back when somebody wants to answer anew", async () => {
    show("en");
    fireEvent.click(await screen.findByRole("button", { name: en.cookies.acceptLabel }));
    expect(screen.queryByRole("button", { name: en.cookies.acceptLabel })).toBeNull();
    expect(document.cookie).toContain("CookieConsent=true");

    fireEvent.click(screen.getByRole("button", { name: en.footer.cookieSettings }));

    expect(await screen.findByRole("button", { name: en.cookies.declineLabel })).toBeTruthy();
    expect(document.cookie).not.toContain("CookieConsent=true");
  });
});
