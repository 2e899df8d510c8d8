import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BOTTOM_ENTRIES, profileEntry, TOP_ENTRIES, type NavEntry } from "@/components/shell/account/routes";
import { LanguageLinks } from "@/components/shell/visitor/LanguageLinks";
import { HideSplash } from "@/components/shell/account/HideSplash";
import { LANGUAGES } from "@/lib/i18n/languages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { Role } from "@/lib/shared/actor";
import cz from "@/messages/cz/common.json";
import de from "@/messages/de/common.json";
import en from "@/messages/en/common.json";
import hu from "@/messages/hu/common.json";
import sk from "@/messages/sk/common.json";
import { signInAs } from "@/tests/support/screen";

const MESSAGES = { en, de, hu, cz, sk };
const replaced = vi.hoisted(() => [] as unknown[]);
vi.mock("next/navigation", () => ({
  useParams: () => ({ lang: "en" }),
  usePathname: () => "/en/sign-in",
  useRouter: () => ({ replace: (...where: unknown[]) => replaced.push(where) }),
}));

afterEach(cleanup);

describe("the languages of the visitors' bar", () => {
  it("leads to this very page in each language, with its query", () => {
    vi.spyOn(window.location, "search", "get").mockReturnValue("?next=%2Faccount");
    render(
      <NextIntlClientProvider locale="en" messages={{ common: en }}>
        <LanguageLinks label="Languages" className={undefined} check={null} />
      </NextIntlClientProvider>,
    );

    const items = screen.getAllByRole("link");
    expect(items.map((item) => item.textContent)).toEqual([
      "English",
      "Deutsch",
      "Magyar",
      "Čeština",
      "Slovenčina",
    ]);
    expect(items.map((item) => item.getAttribute("href"))).toEqual(
      LANGUAGES.map((lang) => `/${lang}/sign-in`),
    );
    fireEvent.click(screen.getByText("Čeština"));
    expect(replaced).toEqual([["/cz/sign-in?next=%2Faccount", { scroll: false }]]);
    expect(document.cookie).toContain("NEXT_LOCALE=cs");
  });
});

it("hides the splash screen when the frame is drawn for signed-in users, and not before", () => {
  document.documentElement.dataset.session = "checking";
  const drawn: (string | undefined)[] = [];
  const Bar = () => {
    drawn.push(document.documentElement.dataset.session);
    return useSession().user?.id ?? null;
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ common: en }}>
      <Bar />
      <HideSplash />
    </NextIntlClientProvider>,
  );
  expect(document.documentElement.dataset.session).toBe("checking");

  act(() => signInAs("me", "PRO"));

  expect(drawn).toEqual(["checking", "checking"]);
  expect(document.documentElement.dataset.session).toBeUndefined();
});

describe("the bars of people who are signed in", () => {
  const current = (entries: readonly NavEntry[], role: Role, path: string, tab: string | null = null) =>
    entries
      .filter((entry) => entry.roles.includes(role) && entry.isCurrentAt(path, tab))
      .map((entry) => entry.label);

  it.each<[Role, string, string | null, string[]]>([
    ["PRO", "/account", null, ["account"]],
    ["PRO", "/account/tenders", null, ["tenders"]],
    ["PRO", "/account/tenders", "most-relevant", ["tenders"]],
    ["PRO", "/account/tenders", "applied", ["myOffers"]],
    ["PRO", "/account/tenders", "accepted", ["myOffers"]],
    ["PRO", "/account/tenders", "completed", ["myOffers"]],
    ["ADMIN", "/account/tenders", null, ["tenders"]],
    ["ADMIN", "/admin", null, ["account"]],
    ["ADMIN", "/admin/catalogue", null, ["account"]],
    ["ADMIN", "/admin/queue", null, ["queue"]],
    ["ADMIN", "/admin/users/1", null, ["people"]],
    ["PRO", "/account/tenders/1", null, ["tenders"]],
    ["PRO", "/account/notifications", null, []],
    ["PRO", "/account/messages", null, ["messagesShort"]],
    ["CLIENT", "/account/messages", null, ["messagesShort"]],
    ["CLIENT", "/account/tenders/created-by-me", null, ["myTendersShort"]],
    ["CLIENT", "/account/create-tender/plumbing", null, ["post"]],
  ])("show a %s on %s (tab %s) where they are: %j", (role, path, tab, labels) => {
    expect(current(BOTTOM_ENTRIES, role, path, tab)).toEqual(labels);
    expect(current(TOP_ENTRIES, role, path, tab).length).toBeLessThanOrEqual(1);
  });

  it("shows the own reports where the settings are, from which they are read", () => {
    const { isCurrentAt } = profileEntry("1");
    const paths = ["/account/profiles/1/update", "/account/reports", "/account/profiles/2", "/account"];
    expect(paths.map((path) => isCurrentAt(path, null))).toEqual([true, true, false, false]);
  });

  it.each<[string | null, string]>([
    [null, "tenders"],
    ["applied", "myOffers"],
    ["completed", "myOffers"],
  ])("tell a BEE's own offers from the work to be found at the top, too (tab %s)", (tab, label) => {
    expect(current(TOP_ENTRIES, "PRO", "/account/tenders", tab)).toEqual([label]);
  });

  it.each<Role>(["CLIENT", "PRO"])(
    "have four entries and the profile for a %s, messages with what is unread",
    (role) => {
      const entries = BOTTOM_ENTRIES.filter((entry) => entry.roles.includes(role));
      expect(entries).toHaveLength(4);
      expect(entries.filter(({ unread }) => unread).map(({ href }) => href)).toEqual(["/account/messages"]);
    },
  );

  it("have room for their words at the bottom: eleven characters in every language", () => {
    for (const lang of LANGUAGES) {
      for (const { label } of BOTTOM_ENTRIES) {
        expect([...MESSAGES[lang].nav[label]].length, `${lang} ${label}`).toBeLessThanOrEqual(11);
      }
    }
  });
});
