import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReviewCard } from "@/components/feedback/ReviewCard";
import type { ReviewView } from "@/lib/feedback/schema";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import messages from "@/messages/en/feedback.json";
import reports from "@/messages/en/reports.json";
import { A_TENDER_ID, answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({ Link: () => null, useRouter: () => ({}) }));

const aPhoto = (publicId: string) => ({
  publicId,
  url: `/api/files/${publicId}?signature=x`,
  thumbnailURL: `/api/files/${publicId}?signature=x&size=thumbnail`,
  name: "wall.png",
  size: 1000,
  mimeType: "image/webp",
});

const aReview = (changes: Partial<ReviewView> = {}): ReviewView => ({
  id: "r1",
  tenderId: A_TENDER_ID,
  tenderTitle: "Paint the hall",
  author: {
    id: "client",
    role: "CLIENT",
    name: "Nora B.",
    photo: null,
    isVerified: false,
    rating: { average: 0, count: 0 },
  },
  didNotTakePlace: false,
  rating: 5,
  parts: {},
  text: "Clean work.",
  contentLang: "en",
  photos: [],
  reply: null,
  replyLang: null,
  createdAt: "2026-11-20T11:00:00.000Z",
  publishedAt: "2026-11-21T11:00:00.000Z",
  hiddenAt: null,
  ...changes,
});

beforeEach(() => signInAs("pro", "PRO"));
afterEach(cleanup);

it("says in which language a reply is, unless the reader has written it", () => {
  sessionStore.patchUser({ settings: { translations: "NEVER" } as OwnUser["settings"] });
  const review = aReview({ reply: "Köszönöm szépen.", replyLang: "hu" });
  const { change } = showScreen(<ReviewCard review={review} />);
  expect(screen.getByText("Köszönöm szépen.").getAttribute("lang")).toBe("hu");
  change(<ReviewCard review={review} isAboutReader />);
  expect(screen.getByText("Köszönöm szépen.").getAttribute("lang")).toBeNull();
});

it("keeps a reply that is not published yet, and forgets it then", async () => {
  localStorage.clear();
  const open = () => {
    cleanup();
    showScreen(<ReviewCard review={aReview()} mayReply isAboutReader />);
  };
  const reply = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: messages.reply.label });
  open();
  fireEvent.click(screen.getByRole("button", { name: messages.reply.open }));
  fireEvent.change(await reply(), { target: { value: "Thank you, Nora." } });

  open();
  expect((await reply()).value).toBe("Thank you, Nora.");
  answerWith({ "/feedback/r1/reply": aReview({ reply: "Thank you, Nora." }) });
  fireEvent.submit(await reply());
  await waitFor(() => expect(localStorage.getItem("feedback")).toBeNull());
});

describe("the photos of a review", () => {
  it("are small and keep their place; a press on one shows it large, and the way to the others", async () => {
    showScreen(<ReviewCard review={aReview({ photos: [aPhoto("wall"), aPhoto("floor")] })} />);
    const tiles = screen.getAllByRole("button", { name: /^Open photo/u });
    expect(tiles).toHaveLength(2);
    const [, picture] = [...document.querySelectorAll("img")];
    expect(picture?.getAttribute("src")).toBe("/api/files/floor?signature=x&size=thumbnail");
    expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["112", "112"]);

    fireEvent.click(tiles[1]!);
    const large = within(await screen.findByRole("dialog"));
    const shown = large.getByAltText<HTMLImageElement>("Photo of the work (Photo 2 of 2)");
    expect(shown.getAttribute("src")).toBe("/api/files/floor?signature=x");
  });

  it("leave no trace where there are none", () => {
    showScreen(<ReviewCard review={aReview()} />);
    expect(screen.queryByRole("button", { name: /^Open photo/u })).toBeNull();
  });
});

describe("what our team has to do with a review", () => {
  it("begins with a quiet word under what others wrote, which opens the form", async () => {
    showScreen(<ReviewCard review={aReview()} />);
    fireEvent.click(screen.getByRole("button", { name: messages.review.report }));
    expect(await screen.findByText(reports.categories.FAKE_REVIEW)).toBeTruthy();
  });

  it("has no such word under the reader's own, but the reasons where it is hidden", () => {
    signInAs("client", "CLIENT");
    showScreen(<ReviewCard review={aReview({ hiddenAt: "2026-11-22T11:00:00.000Z" })} isOwn />);
    expect(screen.queryByRole("button", { name: messages.review.report })).toBeNull();
    expect(screen.getByText(/Hidden by our team/u)).toBeTruthy();
  });
});
