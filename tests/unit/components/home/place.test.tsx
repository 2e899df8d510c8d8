import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HeroPlace } from "@/components/home/HeroPlace";
import { searchQuery } from "@/components/home/search-query";

vi.mock("@/lib/i18n/static-navigation", () => ({ usePageLocale: () => "de" }));
vi.mock("@/lib/platform/browser/api/public-api", () => ({
  readPublic: (_path: string, { query }: { query: string }) =>
    Promise.resolve({
      items: ["Wien", "Wiesbaden"]
        .filter((name) => name.startsWith(query))
        .map((name) => ({ placeId: name.toLowerCase(), name, region: null, country: "AT" })),
    }),
}));

const TEXTS = {
  label: "Ort",
  placeholder: "",
  searching: "…",
  typeMore: "mehr",
  noMatch: "nichts",
  missing: "fehlt",
  otherName: "{name} ({otherName})",
  credit: "Photon",
};
const classes = new Proxy({}, { get: (_target, name) => String(name) }) as Record<string, string>;

beforeEach(() => {
  const { container } = render(
    <form>
      <HeroPlace words={TEXTS} classes={classes} minQuery={2} pin={null} />
    </form>,
  );
  form = container.querySelector("form") as HTMLFormElement;
});
afterEach(cleanup);

let form: HTMLFormElement;
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const sent = () => new FormData(form).get("place");

async function type(text: string) {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  await screen.findAllByRole("option");
}

it("takes the first place of the list that Escape closes: the text stays, and so does its place", async () => {
  await type("Wie");
  fireEvent.keyDown(field(), { key: "Escape" });

  expect(screen.queryByRole("option")).toBeNull();
  expect([field().value, sent()]).toEqual(["Wie", "wien"]);
});

it("takes no place that the text no longer names", async () => {
  await type("Wien");
  fireEvent.click(await screen.findByRole("option", { name: /Wien/ }));
  expect(sent()).toBe("wien");

  fireEvent.change(field(), { target: { value: "Wies" } });
  await waitFor(() => expect(sent()).toBe("wiesbaden"));
  fireEvent.change(field(), { target: { value: "" } });
  expect(sent()).toBeNull();
});

it("sends what was typed as the town as long as no place is known for it", async () => {
  const typedCity = () => new FormData(form).get("city");
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: "Wien" } });
  expect([typedCity(), sent()]).toEqual(["Wien", null]);
  expect(searchQuery(form)).toBe("?city=Wien");

  await screen.findAllByRole("option");
  expect([typedCity(), sent()]).toEqual([null, "wien"]);

  fireEvent.change(field(), { target: { value: "Hinterdupfing" } });
  await screen.findByText("nichts");
  expect([typedCity(), sent()]).toEqual(["Hinterdupfing", null]);
});
