import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SavedSearchesScreen } from "@/components/saved-searches/SavedSearchesScreen";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import type { SavedSearchView } from "@/lib/saved-searches/schema";
import common from "@/messages/en/common.json";
import savedSearches from "@/messages/en/saved-searches.json";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const SEARCH: SavedSearchView = {
  id: "0195f0a0-0000-7000-8000-00000000000a",
  name: "Your services, 60 km around Wien",
  isStart: true,
  filters: { reach: "own" },
  nearName: null,
  channels: { inApp: true, push: true, email: "DAILY" },
  paused: false,
  foundLast30Days: 12,
  lastMatchedAt: null,
  createdAt: "2026-11-01T10:00:00.000Z",
};

/** The searches of the API, which takes changes or refuses them; what was sent is kept. */
let kept: SavedSearchView[];
let sent: unknown[];
let isRefused: boolean;

function answer({ method, url = "", data }: { method?: string; url?: string; data?: unknown }): unknown {
  if (url === "/saved-searches/preview") return { open: 7, last30Days: 12, isCapped: false };
  if (method !== "patch") return url === "/saved-searches" ? { items: kept, most: 10 } : [];
  const change = JSON.parse(String(data)) as Partial<SavedSearchView>;
  sent.push(change);
  if (isRefused) throw new ApiError(503, { code: "unavailable", message: "Try again in a minute." });
  kept = kept.map((one) => ({ ...one, ...change, channels: { ...one.channels, ...change.channels } }));
  return kept[0];
}

beforeEach(() => {
  kept = [SEARCH];
  sent = [];
  isRefused = false;
  signInAs("pro", "PRO");
  publicAxios.defaults.adapter = (config) =>
    Promise.resolve({ data: [], status: 200, statusText: "", headers: {}, config });
  accountAxios.defaults.adapter = (config) =>
    Promise.resolve().then(() => ({
      data: answer(config),
      status: 200,
      statusText: "",
      headers: {},
      config,
    }));
  showScreen(
    <NextIntlClientProvider locale="en" messages={{ common, "saved-searches": savedSearches }} timeZone="UTC">
      <SavedSearchesScreen />
    </NextIntlClientProvider>,
  );
});
afterEach(cleanup);

const emailOf = async () => within(await screen.findByRole("group", { name: "By e-mail" }));
const pressed = (group: Awaited<ReturnType<typeof emailOf>>) =>
  group.getAllByRole("button").filter((each) => each.getAttribute("aria-pressed") === "true");
const words = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe("the card of a saved search", () => {
  it("sets how often it tells, at once and without another form", async () => {
    const email = await emailOf();
    expect(words(pressed(email))).toEqual(["Daily"]);
    fireEvent.click(email.getByRole("button", { name: "Off" }));
    await waitFor(() => expect(words(pressed(email))).toEqual(["Off"]));
    const push = within(screen.getByRole("group", { name: "On your devices" }));
    fireEvent.click(push.getByRole("button", { name: "Off" }));
    await waitFor(() =>
      expect(sent).toEqual([{ channels: { email: "OFF" } }, { channels: { push: false } }]),
    );
    await waitFor(() => expect(kept[0]?.channels).toEqual({ inApp: true, push: false, email: "OFF" }));
  });

  it("sends nothing for what is set already", async () => {
    fireEvent.click((await emailOf()).getByRole("button", { name: "Daily" }));
    await screen.findByText("7 open");
    expect(sent).toEqual([]);
  });

  it("goes back to what holds when a change is refused, and says why", async () => {
    isRefused = true;
    const email = await emailOf();
    fireEvent.click(email.getByRole("button", { name: "At once" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Try again in a minute.");
    await waitFor(() => expect(words(pressed(email))).toEqual(["Daily"]));
  });

  it("counts what is open and what came, and has nothing to set while it is paused", async () => {
    expect(await screen.findByText("7 open")).toBeTruthy();
    expect(screen.getByText(/^12 in 30/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "See 7 tenders found" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: `Pause: ${SEARCH.name}` }));
    await waitFor(() => expect(screen.queryByRole("group", { name: "By e-mail" })).toBeNull());
    await waitFor(() => expect(sent).toEqual([{ paused: true }]));
    expect(screen.getByText("(paused)")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: `Resume: ${SEARCH.name}` }));
    await waitFor(() => expect(sent).toEqual([{ paused: true }, { paused: false }]));
  });
});
