import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WhyNothingFits } from "@/components/tenders/list/WhyNothingFits";
import { OnboardingScreen } from "@/components/users/onboarding/OnboardingScreen";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { aPublicProfile, showScreen, signInAs } from "@/tests/support/screen";

const route = vi.hoisted(() => ({ step: null as string | null, gone: [] as string[] }));
vi.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(route.step ? { step: route.step } : {}),
}));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({
    push: (href: string) => route.gone.push(href),
    replace: (href: string) => route.gone.push(href),
  }),
}));

const PAINTING = { id: "0195f0a0-0000-7000-8000-000000000001", slug: "painting", name: "Painting" };
const TREE = [
  { id: "c1", slug: "renovation", icon: "FormatPaint", name: "Renovation", subcategories: [PAINTING] },
];
const WIEN = {
  id: "pro",
  country: "AT",
  city: "Wien",
  street: null,
  postcode: null,
  latitude: 48.2,
  longitude: 16.4,
};
const DONE = { subcategories: [{ ...PAINTING, categorySlug: "renovation" }], location: WIEN };
const FITTING = "/account/tenders?tab=most-relevant";

let sent: { url: string | undefined; body: unknown }[] = [];

/** The server's answers to a BEE with this profile; what is saved comes back. */
function serve(changes: Partial<OwnProfile>): void {
  const own = { location: null, maxSubcategories: 3, hasPhone: false, verification: null };
  const profile = { ...aPublicProfile(), subcategories: [], headline: null, ...own, ...changes };
  const respond = (config: object, data: unknown) =>
    Promise.resolve({ data, status: 200, statusText: "", headers: {}, config: config as never });
  accountAxios.defaults.adapter = (config) => {
    if (config.method === "get") return respond(config, profile);
    const body = JSON.parse(String(config.data)) as object;
    sent.push({ url: config.url, body });
    return respond(config, { ...profile, ...body, max: 3 });
  };
  publicAxios.defaults.adapter = (config) => respond(config, TREE);
}

beforeEach(() => {
  signInAs("pro", "PRO");
  Object.assign(route, { step: null, gone: [] });
  sent = [];
});
afterEach(() => {
  cleanup();
  clearDraft("onboarding");
});

const submit = async (name: string) => {
  fireEvent.submit((await screen.findByText(name)).closest("form")!);
};

describe("the onboarding of a BEE", () => {
  it("begins with the first thing that is missing, and asks nothing of a complete profile", async () => {
    serve({});
    showScreen(<OnboardingScreen />);
    expect(await screen.findByText("What do you do?")).toBeTruthy();
    cleanup();

    serve({ subcategories: DONE.subcategories });
    showScreen(<OnboardingScreen />);
    expect(await screen.findByText("Where do you work?")).toBeTruthy();
    cleanup();

    serve({ ...DONE, headline: "Painter" });
    showScreen(<OnboardingScreen />);
    await waitFor(() => expect(route.gone).toEqual([FITTING]));
  });

  it("needs one service, keeps what was chosen over a reload, and saves it", async () => {
    serve({});
    showScreen(<OnboardingScreen />);
    await submit("Continue");
    expect(await screen.findByText("Please choose at least one service.")).toBeTruthy();
    fireEvent.click(await screen.findByText("Painting"));
    cleanup();

    showScreen(<OnboardingScreen />);
    expect(await screen.findByText(/^1 of 3/)).toBeTruthy();
    await submit("Continue");
    await waitFor(() => expect(route.gone).toEqual(["/account/onboarding?step=place"]));
    expect(sent).toEqual([{ url: "/users/pro/subcategories", body: { subcategoryIds: [PAINTING.id] } }]);
  });

  it("saves the town together with how far the BEE goes", async () => {
    serve({ ...DONE, serviceRadiusKm: 50 });
    route.step = "place";
    showScreen(<OnboardingScreen />);
    fireEvent.change(await screen.findByRole("slider"), { target: { value: 30 } });
    expect(screen.getByLabelText(/^Street/)).toBeTruthy();
    await submit("Continue");
    await waitFor(() => expect(route.gone).toEqual(["/account/onboarding?step=sentence"]));
    expect(sent).toMatchObject([
      { url: "/users/location/pro", body: { city: "Wien", country: "AT" } },
      { url: "/users/pro", body: { serviceRadiusKm: 30 } },
    ]);
  });

  it("keeps the field that is typed in when the address names the step a moment later", async () => {
    serve({ subcategories: DONE.subcategories });
    const { change } = showScreen(<OnboardingScreen />);
    const town = await screen.findByRole("combobox", { name: "Town or city" });
    // The rest of the address waits until the town is known.
    expect(screen.queryByLabelText(/^Street/)).toBeNull();
    route.step = "place";
    change(<OnboardingScreen />);
    expect(document.body.contains(town)).toBe(true);
  });

  it("ends with one sentence and the tenders that fit; every step can wait", async () => {
    serve(DONE);
    showScreen(<OnboardingScreen />);
    expect((await screen.findByText("Later")).getAttribute("href")).toBe(FITTING);
    fireEvent.change(await screen.findByLabelText(/in one line/), { target: { value: "Painter, on time" } });
    await submit("See jobs");
    await waitFor(() => expect(route.gone).toEqual([FITTING]));
    expect(sent).toMatchObject([{ url: "/users/pro", body: { headline: "Painter, on time" } }]);
  });

  it("shows the line as clients will see it, while it is typed", async () => {
    serve(DONE);
    showScreen(<OnboardingScreen />);
    expect(await screen.findByText("This is how clients see you")).toBeTruthy();
    expect(screen.getByText("Tomáš Dvořák")).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/in one line/), { target: { value: "Painter, on time" } });
    expect(screen.getByText("Painter, on time", { selector: "p" })).toBeTruthy();
  });

  it("says how far away the jobs are that are shown beside those within the radius", async () => {
    serve({ ...DONE, serviceRadiusKm: 50 });
    route.step = "place";
    showScreen(<OnboardingScreen />);
    expect(await screen.findByText(/some up to 100 km away/)).toBeTruthy();
    fireEvent.change(screen.getByRole("slider"), { target: { value: 30 } });
    expect(screen.getByText(/some up to 60 km away/)).toBeTruthy();
  });
});

describe("a list of fitting tenders that is empty says why", () => {
  it.each([
    [{}, "No services chosen yet", "/account/onboarding?step=services"],
    [
      { subcategories: DONE.subcategories },
      "We do not know where you work",
      "/account/onboarding?step=place",
    ],
    [
      { ...DONE, location: { ...WIEN, latitude: null, longitude: null } },
      "Your town is not on our map",
      "/account/onboarding?step=place",
    ],
    [DONE, "Nothing fits right now", "/account/profiles/pro/update#trades"],
  ])("%#", async (changes, title, href) => {
    serve({ ...changes, serviceRadiusKm: 40 });
    showScreen(<WhyNothingFits />);
    await screen.findByText(title);
    const [action] = screen.getAllByRole("link");
    expect(action?.getAttribute("href")?.replace(/profiles\/[^/]+/, "profiles/pro")).toBe(href);
    const facts = screen.queryByText(
      "Your service, 80 km around Wien: there is no other open job at the moment.",
    );
    expect(facts !== null).toBe(title === "Nothing fits right now");
  });
});
