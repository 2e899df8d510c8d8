import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LatestList } from "@/components/home/LatestList";

vi.mock("@/lib/i18n/static-navigation", () => ({
  usePageLocale: () => "de",
  StaticLink: ({ href, children }: { href: string; children: React.ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));

const WORDS = {
  loading: "Lädt",
  failure: "Das hat nicht geklappt",
  retry: "Nochmals versuchen",
  now: "jetzt",
  remote: "Online",
  open: "Offen",
  offers: ["Noch kein Angebot", "1 Angebot"],
};
const TENDER = {
  id: "one",
  title: "Wohnung putzen",
  category: { slug: "cleaning", name: "Reinigung" },
  subcategory: { slug: "home-cleaning", name: "Wohnung" },
  city: "Graz",
  isRemote: false,
  budgetType: "FIXED",
  budgetMinMinor: 9_000,
  budgetMaxMinor: null,
  repeats: "NONE",
  offerCount: 1,
  createdAt: "2026-11-01T10:00:00.000Z",
};

/** What scrolls the list near. */
let scrollNear: () => void;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(
      asked.length === 1 ? new Response("", { status: 503 }) : Response.json({ items: [TENDER] }),
    );
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private callback: (entries: object[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: false }]);
        scrollNear = () => this.callback([{ isIntersecting: true }]);
      }
      disconnect() {
        this.callback = () => undefined;
      }
    },
  );
  render(<LatestList words={WORDS} classes={{}} pin={null} empty={<p>Leer</p>} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is fetched once it is nearly in view, and not again however often it is scrolled there", async () => {
  expect(screen.getByRole("status", { name: WORDS.loading })).toBeTruthy();
  expect(asked).toEqual([]);
  const first = scrollNear;
  act(first);
  await screen.findByRole("alert");
  act(first);
  expect(asked).toHaveLength(1);
});

it("says that it could not be had, and tries again when it is asked to", async () => {
  act(scrollNear);
  fireEvent.click(await screen.findByRole("button", { name: WORDS.retry }));
  expect((await screen.findByRole("link")).getAttribute("href")).toBe("/tenders/one");
  expect(screen.getByText("Wohnung putzen")).toBeTruthy();
  expect(asked).toHaveLength(2);
});
