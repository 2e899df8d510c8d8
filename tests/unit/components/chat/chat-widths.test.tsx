import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChatScreen } from "@/components/agreements/chat/ChatScreen";
import { fakeSocket } from "../../../support/fake-socket";
import {
  A_TENDER_ID,
  answerWith,
  anOfferView,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("proId=pro") }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/account/tenders/1/chat",
}));
vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);

const { happyDOM: view } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number }) => void };
};

beforeEach(() => {
  fakeSocket.reset();
  signInAs("client", "CLIENT");
  answerWith({
    [`/tenders/${A_TENDER_ID}`]: aTenderView(),
    [`/tenders/${A_TENDER_ID}/offers`]: { items: [anOfferView()] },
    "/conversations": { items: [], total: 0, totalIsCapped: false, page: 1, take: 20 },
  });
});
afterEach(cleanup);

it.each([
  [899, false, false],
  [900, true, false],
  [1199, true, false],
  [1200, true, true],
])("at %i px the conversations stand beside the thread: %s, the offer: %s", async (width, list, aside) => {
  view.setViewport({ width });
  showScreen(<ChatScreen tenderId={A_TENDER_ID} />);

  await screen.findByRole("heading", { level: 1 });
  if (list) await screen.findByRole("navigation", { name: "Messages" });
  expect(screen.queryAllByRole("navigation", { name: "Messages" })).toHaveLength(list ? 1 : 0);
  expect(document.querySelectorAll("aside")).toHaveLength(aside ? 1 : 0);
});
