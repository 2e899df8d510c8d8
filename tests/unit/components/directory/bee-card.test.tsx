import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BeeCard } from "@/components/directory/card/BeeCard";
import { PublicBeeCard } from "@/components/directory/card/PublicBeeCard";
import { useBeeWords, type Bee } from "@/components/directory/card/use-bee-words";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/static-navigation", () => ({
  StaticLink: ({
    children,
    prefetch: _prefetch,
    ...rest
  }: {
    children: React.ReactNode;
    prefetch?: boolean;
  }) => <a {...rest}>{children}</a>,
}));

afterEach(cleanup);

const BEE: Bee = {
  id: "bee",
  name: "Lenka Horáková",
  photo: null,
  isVerified: true,
  rating: { average: 5, count: 2 },
  city: "Brno",
  distanceKm: null,
  completedCount: 3,
  metrics: { answerMinutes: 50, completionPercent: null },
};

function Shown({ bee }: { bee: Bee }) {
  return <BeeCard bee={useBeeWords()(bee)} />;
}

const lineOf = (changes: Partial<Bee> = {}) => {
  showScreen(<Shown bee={{ ...BEE, ...changes }} />);
  const text = screen.getByRole("article").querySelector("p")?.textContent;
  cleanup();
  return text;
};

it("says rating, reviews and place in one line, the distance only where a place was asked for", () => {
  expect(lineOf()).toBe("5.0 (2)Brno");
  expect(lineOf({ distanceKm: 12 })).toBe("5.0 (2)Brno ·\u00a012\u00a0km");
  expect(lineOf({ distanceKm: 0 })).toBe("5.0 (2)in\u00a0Brno");
  expect(lineOf({ rating: { average: 0, count: 0 } })).toBe("No ratings yetBrno");
});

it("says what an hour costs at least, where the BEE says so", () => {
  showScreen(<Shown bee={{ ...BEE, hourlyRateMinor: 2800 }} />);
  expect(screen.getByText("from €28 per hour")).toBeDefined();
  cleanup();
  showScreen(<Shown bee={BEE} />);
  expect(screen.queryByText(/per hour/)).toBeNull();
});

it("names three services as chips and three languages below the facts, and counts the rest", () => {
  const services = ["Painting", "Tiling", "Flooring", "Drywall", "Masonry"];
  showScreen(<Shown bee={{ ...BEE, languages: ["sk", "de", "en", "cs"], services }} />);
  const chips = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(chips).toEqual(["Painting", "Tiling", "Flooring", "+2"]);
  const facts = ["3 jobs done", "Usually answers within 1 h"];
  for (const fact of facts) expect(screen.getByText(fact).tagName).toBe("SPAN");
  expect(screen.getByText("Slovak, German, English, +1").tagName).toBe("P");
});

it("leads a visitor's heart to the sign-in and back to the profile", () => {
  function Public() {
    return <PublicBeeCard bee={useBeeWords()(BEE)} keep="Keep Lenka Horáková" profile="See profile" />;
  }
  showScreen(<Public />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("link", { name: "Keep Lenka Horáková" }).getAttribute("href")).toBe(
    "/sign-in?next=%2Faccount%2Fprofiles%2Fbee",
  );
  expect(card.getByRole("link", { name: "See profile: Lenka Horáková" }).getAttribute("href")).toBe(
    "/account/profiles/bee",
  );
});
