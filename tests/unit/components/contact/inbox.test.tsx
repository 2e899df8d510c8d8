import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InboxScreen } from "@/components/contact/inbox/InboxScreen";
import type { ContactMessageView } from "@/lib/contact/inbox/schema";
import { api } from "@/lib/platform/browser/api/api";
import messages from "@/messages/en/contact-inbox.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/contact",
}));

const MESSAGE: ContactMessageView = {
  id: "0195f0a0-0000-7000-8000-000000000007",
  name: "Jana Nováková",
  email: "jana@example.cz",
  subject: "Offers",
  text: "How many offers may I get?",
  lang: "cz",
  userId: null,
  status: "NEW",
  answer: null,
  handledBy: null,
  handledAt: null,
  createdAt: "2026-11-20T10:00:00.000Z",
};
const ADMIN = {
  id: "admin",
  role: "ADMIN" as const,
  name: "Maya Biene",
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
};

function answerList(items: ContactMessageView[]): void {
  const total = items.length;
  answerWith({ "/admin/contact": { items, total, totalIsCapped: false, page: 1, take: 10 } });
}

function show(items: ContactMessageView[]): void {
  answerList(items);
  showScreen(<InboxScreen />);
}

beforeEach(() => signInAs("admin", "ADMIN"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says who writes, in which language and what, and sends the answer that is typed", async () => {
  const post = vi.spyOn(api, "post").mockResolvedValue({ data: undefined });
  show([MESSAGE]);
  expect(await screen.findByRole("heading", { level: 2, name: "Offers" })).toBeTruthy();
  expect(document.body.textContent).toContain("Jana Nováková, jana@example.cz, wrote in Čeština");
  expect(screen.getByText(messages.visitor)).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Answer: Offers" }));
  const field = await screen.findByLabelText(messages.words, {}, { timeout: 10_000 });
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: "Up to ten." } });
  answerList([]);
  fireEvent.click(screen.getByRole("button", { name: messages.send }));
  expect(await screen.findByText(messages.empty.new)).toBeTruthy();
  expect(post).toHaveBeenCalledWith(`/admin/contact/${MESSAGE.id}/answer`, { text: "Up to ten." });
});

it("shows who has answered what, and leaves only closing", async () => {
  const post = vi.spyOn(api, "post").mockResolvedValue({ data: undefined });
  const handled = { handledBy: ADMIN, handledAt: "2026-11-20T11:00:00.000Z" };
  show([{ ...MESSAGE, status: "ANSWERED", answer: "Up to ten.", ...handled }]);
  expect(await screen.findByText("Up to ten.")).toBeTruthy();
  expect(document.body.textContent).toContain("Answered by Maya Biene");
  expect(screen.queryByRole("button", { name: "Answer: Offers" })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Close: Offers" }));
  await waitFor(() => expect(post).toHaveBeenCalledWith(`/admin/contact/${MESSAGE.id}/close`));
});
