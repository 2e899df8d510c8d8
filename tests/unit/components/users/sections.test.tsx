import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { InternalAxiosRequestConfig } from "axios";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HeadlineSection } from "@/components/users/sections/HeadlineSection";
import { LanguagesSection } from "@/components/users/sections/LanguagesSection";
import { LocationSection } from "@/components/users/sections/LocationSection";
import { SummarySection } from "@/components/users/sections/SummarySection";
import { SubcategoriesSection } from "@/components/users/sections/SubcategoriesSection";
import { unsavedValues } from "@/components/ui/form/use-unsaved-guard";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { ownProfileQuery } from "@/lib/users/profile/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { aPublicProfile, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const NAMES = ["Painting", "Tiling", "Flooring", "Drywall"];
const RENOVATION = {
  id: "c1",
  slug: "renovation",
  icon: "FormatPaint",
  name: "Renovation & building",
  subcategories: NAMES.map((name) => ({ id: idOf(name), slug: name.toLowerCase(), name })),
};
const CARE = {
  id: "c2",
  slug: "care",
  icon: "Pets",
  name: "Care & pets",
  subcategories: [{ id: idOf("Dog walking"), slug: "dog-walking", name: "Dog walking" }],
};
/** The id of a service, the same for the same name. */
function idOf(name: string): string {
  const index = [...NAMES, "Dog walking"].indexOf(name);
  return `0195f0a0-0000-7000-8000-00000000000${index}`;
}
const subcategory = (name: string) => ({ id: idOf(name), slug: name, name, categorySlug: "renovation" });

function aProfile(changes: Partial<OwnProfile> = {}): OwnProfile {
  const own = { location: null, maxSubcategories: 3, hasPhone: false, verification: null };
  return { ...aPublicProfile(), ...own, ...changes };
}

type Sent = { url: string; body: unknown };
let sent: Sent[] = [];
let answer: (body: { subcategoryIds?: string[] }) => unknown = (body) => body;
let hasTree = true;

beforeEach(() => {
  signInAs("pro", "PRO");
  sent = [];
  answer = (body) => body;
  hasTree = true;
  const respond = (config: InternalAxiosRequestConfig, data: unknown) =>
    Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  accountAxios.defaults.adapter = (config) => {
    if (config.method === "get") return new Promise(() => undefined);
    const body = JSON.parse(String(config.data)) as object;
    sent.push({ url: config.url ?? "", body });
    const given = answer(body);
    return given instanceof ApiError ? Promise.reject(given) : respond(config, given);
  };
  publicAxios.defaults.adapter = (config) =>
    hasTree ? respond(config, [RENOVATION, CARE]) : Promise.reject(new ApiError(500, { code: "unexpected" }));
});
afterEach(() => {
  cleanup();
  // Drafts of one test must not be restored in the next.
  for (const section of ["headline", "location", "trades", "languages"]) unsavedValues.drop(`pro ${section}`);
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name));
// By text: a form of this size takes a second to search by role.
const save = () => fireEvent.submit(screen.getByText("Save").closest("form")!);
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe("the services of a BEE", () => {
  it("are found by their own name or their category's, whatever the accents", async () => {
    showScreen(<SubcategoriesSection profile={aProfile()} />);
    press("Choose services");
    await screen.findAllByText("Care & pets");
    const search = screen.getByLabelText("Search services");
    const find = (value: string) => fireEvent.change(search, { target: { value } });
    find("TÍL");
    expect(screen.queryByText("Care & pets")).toBeNull();
    expect(screen.getByText("Tiling")).toBeTruthy();
    expect(screen.queryByText("Painting")).toBeNull();
    find("pets");
    expect(screen.getByText("Dog walking")).toBeTruthy();
    find("xyz");
    expect(screen.getByText(/Try another word/)).toBeTruthy();
    // Everyday words follow as soon as they are loaded.
    find("decorator");
    expect(await screen.findByText("Painting")).toBeTruthy();
    fireEvent.keyDown(search, { key: "Enter" });
    expect(sent).toEqual([]);
  });

  it("can be chosen up to the number of the plan, and exchanged", async () => {
    answer = ({ subcategoryIds }) => ({ subcategoryIds, max: 3 });
    const profile = aProfile({ subcategories: ["Painting", "Tiling", "Flooring"].map(subcategory) });
    const { client } = showScreen(<SubcategoriesSection profile={profile} />);
    client.setQueryData(ownProfileQuery("pro").queryKey, profile);
    press("Edit");
    const chip = async (name: string) => (await screen.findByText(name)).closest("button")!;
    expect((await chip("Drywall")).disabled).toBe(true);
    expect((await chip("Painting")).disabled).toBe(false);
    expect(screen.getByText("See the plans")).toBeTruthy();
    press("Painting");
    press("Drywall");
    expect((await chip("Painting")).disabled).toBe(true);
    save();
    await screen.findByText("Edit");
    expect(sent.at(-1)).toEqual({
      url: "/users/pro/subcategories",
      body: { subcategoryIds: ["Tiling", "Flooring", "Drywall"].map(idOf) },
    });
    const cached = client.getQueryData(ownProfileQuery("pro").queryKey)?.subcategories;
    expect(cached?.map(({ name }) => name)).toEqual(["Tiling", "Flooring", "Drywall"]);
  });

  it("stay to be changed when the server knows of a smaller plan", async () => {
    answer = () => new ApiError(402, { code: "subcategories_used_up", message: "The server says no." });
    showScreen(<SubcategoriesSection profile={aProfile({ subcategories: [subcategory("Painting")] })} />);
    press("Edit");
    fireEvent.click(await screen.findByText("Drywall"));
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText(/^2 of 3/)).toBeTruthy();
  });

  it("wait unsaved for whoever looks at larger plans first, without a question", async () => {
    const profile = aProfile({ subcategories: ["Painting", "Tiling"].map(subcategory) });
    showScreen(<SubcategoriesSection profile={profile} />);
    press("Edit");
    fireEvent.click(await screen.findByText("Drywall"));
    press("See the plans");
    expect(screen.queryByText(/Discard/)).toBeNull();
    cleanup();
    showScreen(<SubcategoriesSection profile={profile} />);
    expect(await screen.findByText(/^3 of 3/)).toBeTruthy();
  });

  it("are not lost when the list of all services cannot be fetched", async () => {
    hasTree = false;
    answer = ({ subcategoryIds }) => ({ subcategoryIds, max: 3 });
    showScreen(<SubcategoriesSection profile={aProfile({ subcategories: [subcategory("Painting")] })} />);
    press("Edit");
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ subcategoryIds: [idOf("Painting")] });
  });
});

describe("the languages somebody speaks", () => {
  const choose = async (row: number, name: string) => {
    const input = screen.getAllByPlaceholderText("Choose a language")[row]!;
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: name } });
    fireEvent.click(await screen.findByText(name));
  };

  it("begin with one row that has to be filled in, and are sent in their order", async () => {
    showScreen(<LanguagesSection profile={aProfile()} />);
    press("Add languages");
    fireEvent.click(await screen.findByText("Another language"));
    save();
    expect(await screen.findAllByText(/choose one of the options/)).toHaveLength(2);
    expect(sent).toEqual([]);
    await choose(0, "Slovak");
    await choose(1, "Hungarian");
    await screen.findByLabelText("Remove “Hungarian”");
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    const languages = [
      { code: "sk", level: "NATIVE" },
      { code: "hu", level: "CONVERSATIONAL" },
    ];
    expect(sent[0]).toEqual({ url: "/users/languages", body: { languages } });
  });

  it("are ten at most, and one is taken away by its name", async () => {
    const nine = ["cs", "da", "de", "en", "fr", "hu", "it", "pl", "sk"];
    const languages = nine.map((code) => ({ code, level: "BASIC" }) as const);
    showScreen(<LanguagesSection profile={aProfile({ languages })} />);
    press("Edit");
    fireEvent.click(await screen.findByText("Another language"));
    expect(screen.queryByText("Another language")).toBeNull();
    fireEvent.click(screen.getByLabelText("Remove “German”"));
    expect(screen.getByText("Another language")).toBeTruthy();
    expect(screen.queryByLabelText("Remove “German”")).toBeNull();
  });

  it("are refused twice in a list", async () => {
    const languages = [{ code: "de", level: "BASIC" } as const];
    showScreen(<LanguagesSection profile={aProfile({ languages: [...languages, ...languages] })} />);
    press("Edit");
    save();
    await screen.findByText(/in the list already/);
    expect(sent).toEqual([]);
  });
});

describe("headline and location", () => {
  it("empties what was emptied, and leads to the names among the settings", async () => {
    showScreen(<HeadlineSection profile={aProfile({ headline: "Painter", hourlyRateMinor: 2800 })} />);
    expect(screen.getByText("Change them").getAttribute("href")).toMatch(/tab=settings&section=personal$/);
    press("Edit");
    fireEvent.change(field(/in one line/), { target: { value: "" } });
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      url: "/users/pro",
      body: { headline: null, hourlyRateMinor: 2800, serviceRadiusKm: 30 },
    });
  });

  it("asks for town and country before a location is sent", async () => {
    showScreen(<LocationSection profile={aProfile()} />);
    press("Add your location");
    fireEvent.change(await screen.findByLabelText(/^Street/), { target: { value: "Ringstraße 1" } });
    save();
    expect(await screen.findAllByText("Please fill this in.")).toHaveLength(2);
    expect(sent).toEqual([]);
  });
});

it("explains an empty section once, and says what it is for once it is filled", () => {
  showScreen(<SummarySection profile={aProfile({ summary: null })} />);
  expect(screen.getByText("Tell clients in a few sentences how you work.")).toBeTruthy();
  expect(screen.queryByText(/^What do you do, how do you work/)).toBeNull();

  cleanup();
  showScreen(<SummarySection profile={aProfile({ summary: "I paint." })} />);
  expect(screen.getByText(/^What do you do, how do you work/)).toBeTruthy();
});
