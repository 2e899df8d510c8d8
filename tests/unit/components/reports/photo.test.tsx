import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { MessageFiles } from "@/components/chat/thread/MessageFiles";
import { OfferFiles } from "@/components/offers/OfferFiles";
import { CaseDetails } from "@/components/reports/admin/CaseDetails";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import common from "@/messages/en/common.json";
import reportsAdmin from "@/messages/en/reports-admin.json";
import reports from "@/messages/en/reports.json";
import { anOfferView, answerWith, showScreen, signInAs } from "@/tests/support/screen";
import { listen } from "./listen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/account",
}));

const aPhoto = (publicId: string) => ({
  publicId,
  url: `/api/files/${publicId}`,
  thumbnailURL: `/api/files/${publicId}?size=thumbnail`,
  name: `${publicId}.png`,
  size: 1,
  mimeType: "image/webp",
});
const PHOTOS = [aPhoto("kitchen-kitchen-kitchen"), aPhoto("bath-bath-bath-bath-bath")];
const [KITCHEN, BATH] = PHOTOS.map(({ publicId }) => publicId);

/** Photos as a profile shows them. */
function Gallery({ ownerId }: { ownerId: string }) {
  const report = usePhotoReport(ownerId);
  return <PhotoGallery photos={PHOTOS} alt="Work" action={report} />;
}

const enlarge = async () => {
  const [first] = screen.getAllByRole("button");
  fireEvent.click(first!);
  return screen.findByRole("dialog");
};
const flag = () => screen.queryByRole("button", { name: common.gallery.report });

beforeEach(() => {
  cleanup();
  signInAs("client", "CLIENT");
});

it("reports the photo that is enlarged, by the keyboard as well", async () => {
  const sent = listen({ "/reports": {} });
  showScreen(<Gallery ownerId="bee" />);
  fireEvent.keyDown(await enlarge(), { key: "ArrowRight" });
  fireEvent.click(flag()!);
  const words = await screen.findByRole("textbox");
  // The arrow moves in the text, and changes no photo.
  fireEvent.keyDown(words, { key: "ArrowRight" });
  const dialog = words.closest<HTMLElement>("[role=dialog]")!;
  expect(within(dialog).getByText(reports.dialog.titles.PHOTO)).toBeTruthy();
  fireEvent.click(within(dialog).getByText(reports.categories.SEXUAL));
  fireEvent.click(within(dialog).getByRole("button", { name: reports.dialog.submit }));
  await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  expect(sent).toEqual([["/reports", { kind: "PHOTO", targetId: BATH, category: "SEXUAL", text: "" }]]);
});

it("has a button as large as a finger, which visitors have, too", async () => {
  sessionStore.signOut();
  showScreen(<Gallery ownerId="bee" />);
  await enlarge();
  const { width, height } = getComputedStyle(flag()!);
  expect([width, height]).toEqual(["44px", "44px"]);
});

it("is not for one's own photos, nor for admins, who decide elsewhere", async () => {
  showScreen(<Gallery ownerId="client" />);
  await enlarge();
  expect(flag()).toBeNull();
  cleanup();
  signInAs("admin", "ADMIN");
  showScreen(<Gallery ownerId="bee" />);
  await enlarge();
  expect(flag()).toBeNull();
});

it("is there for the photos of a chat, but for those that one has sent", async () => {
  showScreen(<MessageFiles files={PHOTOS} writer="Bea" senderId="bee" />);
  await enlarge();
  expect(flag()).toBeTruthy();
  cleanup();
  showScreen(<MessageFiles files={PHOTOS} writer="you" senderId="client" />);
  await enlarge();
  expect(flag()).toBeNull();
});

it("opens the photos of an offer large, with the flag, and its documents elsewhere", async () => {
  const prices = { ...aPhoto("prices-prices-prices"), name: "prices.pdf", mimeType: "application/pdf" };
  showScreen(<OfferFiles offer={anOfferView({ files: [prices, ...PHOTOS] })} />);
  expect(screen.getByRole("link", { name: "prices.pdf" }).getAttribute("href")).toBe(prices.url);
  const dialog = await enlarge();
  expect(dialog.querySelector("img")?.getAttribute("src")).toContain(KITCHEN);
  expect(flag()).toBeTruthy();
});

it("shows the admin the picture of the case", async () => {
  signInAs("admin", "ADMIN");
  const author = {
    id: "bee",
    name: "Bea",
    role: "PRO",
    photo: null,
    isVerified: false,
    rating: { average: 0, count: 0 },
  };
  const found = {
    id: "case",
    kind: "PHOTO",
    targetId: "file",
    author,
    authorLang: "en",
    tenderId: null,
    personId: "bee",
    photo: PHOTOS[0],
    isUrgent: false,
    isHidden: true,
    openedAt: "2026-11-20T10:00:00.000Z",
    claim: null,
    reports: [],
    decisions: [],
    may: [],
  };
  answerWith({ "/admin/cases/case": found });
  showScreen(<CaseDetails caseId="case" />);
  await screen.findByText(reportsAdmin.hidden);
  await enlarge();
  expect(screen.getByRole("dialog").querySelector("img")?.getAttribute("src")).toContain(KITCHEN);
});
