import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CompletenessMeter } from "@/components/users/profile/CompletenessMeter";
import { ProfileView } from "@/components/users/profile/ProfileView";
import type { RatingCount, ReviewView } from "@/lib/feedback/schema";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { answerWith, aPublicProfile, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  usePathname: () => "/account/profiles/pro",
  getPathname: ({ href, locale }: { href: string; locale: string }) => `/${locale}${href}`,
}));

const NO_RATINGS: RatingCount = { average: 0, count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, parts: {} };
const NO_REVIEWS = { items: [], total: 0, totalIsCapped: false, page: 1, take: 10 };

function show(changes: Parameters<typeof aPublicProfile>[0] = {}, ratings = NO_RATINGS) {
  const reviews = { sortDirection: "DESC", list: NO_REVIEWS } as const;
  showScreen(<ProfileView profile={aPublicProfile(changes)} ratings={ratings} reviews={reviews} />);
}

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  answerWith({});
  localStorage.clear();
  sessionStore.signOut();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a profile", () => {
  it("asks visitors to post a tender, its owner to edit it, and other BEEs for nothing", () => {
    show();
    expect(screen.getAllByRole("link", { name: "Post a tender" })).not.toHaveLength(0);

    cleanup();
    signInAs("pro", "PRO");
    show();
    expect(screen.queryByRole("link", { name: "Post a tender" })).toBeNull();
    expect(screen.getAllByRole("link", { name: "Edit profile" })).not.toHaveLength(0);

    cleanup();
    signInAs("rival", "PRO");
    show();
    expect(screen.queryByRole("link", { name: /Post a tender|Edit profile/ })).toBeNull();
  });

  it("has nothing to press in the preview of a client, who sees it as BEEs do", () => {
    signInAs("client", "CLIENT");
    const profile = aPublicProfile({ id: "client", role: "CLIENT" });
    showScreen(<ProfileView profile={profile} ratings={NO_RATINGS} headingLevel="h2" />);
    expect(screen.getByRole("heading", { level: 2, name: profile.name })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("lets a BEE answer a review in the preview, and report it on the page itself", () => {
    signInAs("pro", "PRO");
    const author = { id: "client", role: "CLIENT", name: "Nora B.", photo: null, isVerified: false } as const;
    const review: ReviewView = {
      id: "review",
      tenderId: "tender",
      tenderTitle: "Paint the hall",
      didNotTakePlace: false,
      author: { ...author, rating: { average: 5, count: 2 } },
      rating: 5,
      text: "Well done.",
      contentLang: "en",
      parts: {},
      photos: [],
      reply: null,
      replyLang: null,
      createdAt: "2026-11-20T10:00:00.000Z",
      publishedAt: "2026-11-21T10:00:00.000Z",
      hiddenAt: null,
    };
    const list = { ...NO_REVIEWS, items: [review], total: 1 };
    const reviews = { sortDirection: "DESC" as const, list };
    const profile = aPublicProfile();
    const page = (headingLevel: "h1" | "h2") => (
      <ProfileView profile={profile} ratings={NO_RATINGS} reviews={reviews} headingLevel={headingLevel} />
    );
    showScreen(page("h1"));
    expect(screen.getByRole("button", { name: "Report this review" })).toBeTruthy();
    cleanup();

    showScreen(page("h2"));
    expect(screen.getByRole("button", { name: "Reply" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Report this review" })).toBeNull();
  });

  it("lets a client invite the BEE by name before all else, and keep them", async () => {
    signInAs("client", "CLIENT");
    show();
    const { name } = aPublicProfile();
    const [invite] = await screen.findAllByRole("button", { name: `Invite ${name}` });
    expect(invite?.textContent).toBe(`Invite ${name}`);
    expect(await screen.findAllByRole("button", { name: `Keep ${name}` })).not.toHaveLength(0);
    // The invitation leads there where no tender is open.
    expect(screen.queryByRole("link", { name: "Post a tender" })).toBeNull();
  });

  it("says of a business where it is and under which numbers, and of anybody else that they are a private person", () => {
    const business = { address: "Lidická 12, 602 00 Brno", registrationNumber: "12345678", vatId: "CZ1" };
    show({ business });
    for (const text of ["Business", business.address, business.registrationNumber, business.vatId])
      expect(screen.getAllByText(text)).not.toHaveLength(0);

    cleanup();
    show({ business: null });
    expect(screen.getAllByText("Private person")).not.toHaveLength(0);
    expect(screen.queryByText(business.address)).toBeNull();
  });

  it("leaves out what there is none of", () => {
    show();

    const tabs = screen.getByRole("navigation", { name: "Parts of the profile" });
    expect([...tabs.querySelectorAll("a")].map((tab) => tab.getAttribute("href"))).toEqual([
      "#about",
      "#reviews",
    ]);
    expect(screen.getByText("This profile is still empty.")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Ratings" })).toBeNull();
    expect(screen.queryByText("Hourly rate")).toBeNull();
    expect(screen.queryByText(/works within/)).toBeNull();
  });

  it("says each fact once to either width, and of a newcomer no zeros", () => {
    show({ completedCount: 4, hourlyRateMinor: 4500 });
    // The head and the facts beside it: one of the two is shown.
    expect(screen.getAllByText(/^Member since/)).toHaveLength(2);
    expect(screen.getAllByText(/jobs completed$/i)).toHaveLength(2);
    expect(screen.getAllByText("from €45")).toHaveLength(2);

    cleanup();
    show();
    expect(screen.queryByText(/completed/i)).toBeNull();
    expect(screen.queryByText("0")).toBeNull();
  });

  it("marks the part that is asked for, although a short page cannot bring it to the top", () => {
    show();
    const reviews = screen.getByRole("link", { name: /^Reviews/ });
    expect(reviews.getAttribute("aria-current")).toBeNull();

    window.location.hash = "#reviews";
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(reviews.getAttribute("aria-current")).toBe("location");
    window.location.hash = "";
  });

  it("shows five photos and opens all of them", async () => {
    const photos = Array.from({ length: 8 }, (_, index) => ({
      publicId: `p${index}`,
      photoId: `p${index}`,
      url: `/api/files/p${index}`,
      thumbnailURL: `/api/files/p${index}`,
      name: `p${index}.jpg`,
      size: 1,
      mimeType: "image/jpeg",
      width: 1,
      height: 1,
    }));
    show({ photos });

    expect(screen.getAllByRole("button", { name: /^Open photo/ })).toHaveLength(5);
    fireEvent.click(screen.getByText("3 more"));
    expect(await screen.findByRole("dialog", { name: "Photo 5 of 8" })).toBeTruthy();
  });

  it("copies its public address where the device cannot share", async () => {
    const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
    show();
    const [button] = screen.getAllByRole("button", { name: "Share this profile" });
    if (button) fireEvent.click(button);

    await waitFor(() =>
      expect(copied).toHaveBeenCalledWith(`${window.location.origin}/en/account/profiles/pro`),
    );
  });
});

describe("the meter of a profile", () => {
  it("leads to each part that is missing, and to none when it is complete", () => {
    showScreen(<CompletenessMeter userId="pro" percent={80} missing={["location", "phone"]} />);
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("80");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/account/profiles/pro/update#location",
      "/account/profiles/pro/update?tab=settings&section=personal",
    ]);

    cleanup();
    showScreen(<CompletenessMeter userId="pro" percent={100} missing={[]} />);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

it("shows averages of the parts that were rated often enough", () => {
  show({}, { ...NO_RATINGS, average: 4.3, count: 3, parts: { quality: 4.5 } });
  expect(screen.getAllByText("Quality")[0]?.parentElement?.textContent).toBe("Quality4.5");
  expect(screen.queryByText("Punctuality")).toBeNull();
});
