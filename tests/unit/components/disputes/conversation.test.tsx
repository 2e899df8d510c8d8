import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DisputeConversation } from "@/components/disputes/admin/DisputeConversation";
import type { DisputeView } from "@/lib/disputes/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import messages from "@/messages/en/disputes-admin.json";
import { aMessage } from "@/tests/support/chat-thread";
import { showScreen, signInAs } from "@/tests/support/screen";

const { chat } = messages;

vi.mock("@/lib/i18n/navigation", () => ({ Link: () => null, useRouter: () => ({}) }));

const aDocument = {
  publicId: "plan",
  url: "/api/files/plan?signature=x",
  thumbnailURL: "",
  name: "plan.pdf",
  size: 1000,
  mimeType: "application/pdf",
};
const DISPUTE = {
  id: "dispute",
  client: { id: "client", name: "Nora Berger" },
  pro: { id: "pro", name: "Tomáš Dvořák" },
} as DisputeView;

const asked: unknown[] = [];
beforeEach(() => {
  cleanup();
  signInAs("admin", "ADMIN");
  asked.length = 0;
  accountAxios.defaults.adapter = (config) => {
    const { beforeSeq } = config.params as { beforeSeq?: number };
    asked.push(beforeSeq);
    const newest = aMessage(101, { senderId: "pro", text: "See the plan.", files: [aDocument] });
    const first = aMessage(1, { senderId: "client", text: "The first word." });
    const data =
      beforeSeq === undefined ? { items: [newest], hasMore: true } : { items: [first], hasMore: false };
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
});

it("lets an admin read on to the first word, page by page and never by itself", async () => {
  showScreen(<DisputeConversation dispute={DISPUTE} />);
  const earlier = await screen.findByRole("button", { name: chat.earlier });
  expect(asked).toEqual([undefined]);

  fireEvent.click(earlier);
  const first = await screen.findByText("The first word.");
  expect(asked).toEqual([undefined, 101]);
  const newest = screen.getByText("See the plan.");
  expect(first.compareDocumentPosition(newest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole("button", { name: chat.earlier })).toBeNull();
});

it("has a way to each document that was sent", async () => {
  showScreen(<DisputeConversation dispute={DISPUTE} />);
  const link = await screen.findByRole("link", { name: aDocument.name });
  expect(link.getAttribute("href")).toBe(aDocument.url);
});
