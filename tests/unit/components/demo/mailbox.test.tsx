import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MailboxScreen } from "@/components/demo/MailboxScreen";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import type { Mailbox } from "@/lib/emails/schema";
import auth from "@/messages/en/auth.json";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const { mailbox: messages } = auth;

function show(to: string | null, items: Mailbox["items"] = []): void {
  publicAxios.defaults.adapter = (config) =>
    Promise.resolve({ data: { items }, status: 200, statusText: "", headers: {}, config });
  showScreen(<MailboxScreen to={to} />);
}

afterEach(cleanup);

it("says for which address it has no mail, with one way to all others", async () => {
  show("bee@example.com");
  expect(await screen.findByRole("heading", { name: "No mail to bee@example.com" })).toBeTruthy();
  expect(screen.queryByText(messages.emptyText)).toBeNull();
  const ways = screen.getAllByRole("link", { name: messages.all });
  expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/dev/mailbox?lang=en"]);
});

it("says how mail comes about where there is none at all", async () => {
  show(null);
  expect(await screen.findByText(messages.emptyText)).toBeTruthy();
  expect(screen.queryByRole("link", { name: messages.all })).toBeNull();
});

it("shows a mail without scripts or forms, apart from the page", async () => {
  const mail = {
    id: "1",
    to: "bee@example.com",
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
    headers: {},
    links: [],
    createdAt: "2026-11-20T10:00:00.000Z",
  };
  show("bee@example.com", [mail]);
  const preview = await screen.findByTitle<HTMLIFrameElement>("The e-mail “Hello”");
  expect(preview.getAttribute("sandbox")?.split(" ")).not.toContain("allow-scripts");
  expect(preview.getAttribute("sandbox")?.split(" ")).not.toContain("allow-forms");
  expect(preview.getAttribute("sandbox")?.split(" ")).not.toContain("allow-same-origin");
});
