import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settingsOf, toSection } from "@/components/users/settings/settings-groups";
import { SettingsSections } from "@/components/users/settings/SettingsSections";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import settings from "@/messages/en/settings.json";
import { answerWith, showScreen } from "@/tests/support/screen";

const address = vi.hoisted(() => ({ query: "", replaced: [] as string[], isWide: false }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: (href: string) => address.replaced.push(href) }),
}));
vi.mock("@/components/ui/layout/use-media", () => ({ useMedia: () => address.isWide }));

const ON = { newMatch: true, newOffer: true, offerAccepted: true, jobChanges: true, feedback: true };

function signIn(role: OwnUser["role"], changes: Partial<OwnUser> = {}): void {
  const user = {
    id: "me",
    role,
    name: "Nora Berger",
    email: "nora@example.com",
    referralCode: "HONEY",
    hasPassword: true,
    awayUntil: null,
    settings: {
      emails: { ...ON, newMessage: false },
      pushes: { ...ON, newMessage: true },
      visibility: { listed: true, tenders: false, tenderPhotos: false },
      translations: "ASK",
    },
    unread: { notifications: 0, messages: 0, version: 0 },
    ...changes,
  } as OwnUser;
  sessionStore.signIn({ accessToken: "a", refreshToken: "r", user });
}

const session = (id: string, isCurrent = false) => ({
  id,
  browser: "Firefox",
  system: id,
  isPhone: false,
  isCurrent,
  lastUsedAt: "2026-11-20T10:00:00.000Z",
});

beforeEach(() => {
  Object.assign(address, { query: "tab=settings", replaced: [], isWide: false });
  window.location.hash = "";
  answerWith({ "/auth/sessions": { items: [session("Windows"), session("Linux", true)] } });
});
afterEach(cleanup);

const rowOf = (title: string) => screen.getByRole("link", { name: title });
const valueOf = (title: string) => rowOf(title).textContent?.replace(title, "");
const region = (name: string) => screen.queryByRole("region", { name });

it("lists every section with how it is set, and opens none of them on a phone", async () => {
  signIn("CLIENT");
  showScreen(<SettingsSections />);

  expect(valueOf("E-mail address")).toBe("nora@example.com");
  expect(valueOf(settings.language.title)).toBe("English");
  expect(valueOf(settings.visibility.title)).toBe(settings.values.hidden);
  expect(valueOf(settings.mails.title)).toBe("E-mail 3 of 4, push 4 of 4");
  await waitFor(() => expect(valueOf(settings.sessions.title)).toBe("2 devices signed in"));
  expect(rowOf(settings.email.title).getAttribute("href")).toBe(
    "/account/profiles/me/update?tab=settings&section=email",
  );
  expect(screen.queryAllByRole("region")).toEqual([]);
});

it("shows the section of the address alone on a phone, with the way back", () => {
  signIn("CLIENT");
  address.query = "tab=settings&section=delete";
  showScreen(<SettingsSections />);

  expect(region(settings.deletion.title)).not.toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("link", { name: settings.title }).getAttribute("href")).toBe(
    "/account/profiles/me/update?tab=settings",
  );
});

it("stands beside the list where there is room, the first section until one is chosen", () => {
  signIn("CLIENT");
  address.isWide = true;
  const { change } = showScreen(<SettingsSections />);
  expect(region(settings.personal.title)).not.toBeNull();

  address.query = "tab=settings&section=password";
  change(<SettingsSections />);
  const list = screen.getByRole("navigation", { name: settings.index });
  const current = within(list).getByRole("link", { current: "page" });
  expect(current.textContent).toContain(settings.password.title);
  expect(region(settings.personal.title)).toBeNull();
});

it("leads from the anchor of an older mail to the section's own address", async () => {
  signIn("CLIENT");
  window.location.hash = "#export";
  showScreen(<SettingsSections />);

  await waitFor(() =>
    expect(address.replaced).toEqual(["/account/profiles/me/update?tab=settings&section=export"]),
  );
});

it("leads to the list from an address with a section that the user does not have", async () => {
  signIn("CLIENT");
  address.query = "tab=settings&section=away";
  showScreen(<SettingsSections />);

  await waitFor(() => expect(address.replaced).toEqual(["/account/profiles/me/update?tab=settings"]));
});

it("has for each role the sections that concern it, and takes no other from an address", () => {
  const idsOf = (role: OwnUser["role"]) => settingsOf(role).flatMap(({ sections }) => sections);
  expect(idsOf("PRO")).toContain("away");
  expect(settingsOf("CLIENT").map(({ id }) => id)).toEqual([
    "account",
    "notifications",
    "look",
    "privacy",
    "more",
  ]);
  expect(idsOf("ADMIN")).not.toContain("mails");
  expect([toSection("away", "PRO"), toSection("away", "CLIENT"), toSection("main", "PRO")]).toEqual([
    "away",
    null,
    null,
  ]);
});

it("has on a phone the way to the own profile first and the way out last", () => {
  signIn("PRO");
  showScreen(<SettingsSections />);

  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links[0]).toBe("How clients see you");
  expect(links.at(-1)).toBe(settings.help);
  expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
  expect(valueOf(settings.referral.title)).toBe("Your code: HONEY");
});
