import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HeroPlace } from "@/components/home/HeroPlace";

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
