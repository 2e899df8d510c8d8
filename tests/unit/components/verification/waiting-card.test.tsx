import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WaitingCard } from "@/components/verification/WaitingCard";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import type { VerificationKind } from "@/lib/people/constants";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import type { VerificationEntry } from "@/lib/verification/schema";
import verification from "@/messages/en/verification.json";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const AT = "2026-11-20T10:00:00.000Z";
const DOCUMENTS = {
  IDENTITY: "PASSPORT",
  TRADE_LICENCE: "REGISTER_EXTRACT",
  INSURANCE: "INSURANCE_POLICY",
} as const;

const anEntry = (kind: VerificationKind): VerificationEntry => ({
  id: "document",
  kind,
  documentType: DOCUMENTS[kind],
  status: "PENDING",
  rejectionReason: null,
  expiresOn: null,
  createdAt: AT,
  decidedAt: null,
  updatedAt: AT,
  front: null,
  back: null,
  person: {
    id: "pro",
    role: "PRO",
    name: "Eva Malá",
    businessName: null,
    email: "eva@example.com",
    lang: "cz",
  },
});

const said: string[] = [];
const nothing = () => undefined;
const host = { liveToast: nothing, error: nothing, closeErrors: nothing, trying: nothing };
beforeEach(() => {
  signInAs("admin", "ADMIN");
  said.length = 0;
  setToastHost({ ...host, toast: ({ text }) => said.push(text) });
});
afterEach(cleanup);

/** Answers the decision, and returns what was sent. */
function decisions(): unknown[] {
  const sent: unknown[] = [];
  accountAxios.defaults.adapter = (config) => {
    sent.push(JSON.parse(String(config.data)));
    return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
  };
  return sent;
}

async function openDialog(kind: VerificationKind) {
  showScreen(<WaitingCard entry={anEntry(kind)} onExpired={nothing} />);
  fireEvent.click(screen.getByRole("button", { name: verification.admin.approve }));
  return within(await screen.findByRole("dialog"));
}

it("approves an identity without a last day, and says so", async () => {
  const sent = decisions();
  const dialog = await openDialog("IDENTITY");
  fireEvent.click(dialog.getByRole("button", { name: verification.admin.approve }));
  await waitFor(() => expect(said).toEqual(["The document of Eva Malá is approved."]));
  expect(sent).toEqual([{ status: "APPROVED", expiresOn: null, updatedAt: AT }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it.each(["TRADE_LICENCE", "INSURANCE"] as const)("asks until when a %s counts", async (kind) => {
  const sent = decisions();
  const dialog = await openDialog(kind);
  fireEvent.click(dialog.getByRole("button", { name: verification.admin.approve }));
  await waitFor(() =>
    expect(dialog.getByRole("group", { name: /Counts until/ }).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(sent).toEqual([]);
});

const LATER = "2026-11-20T10:05:00.000Z";
const { admin } = verification;

it.each([
  ["approve", admin.approve],
  ["reject", admin.reject],
] as const)("decides to %s about what stood there when the dialog was opened", async (does, name) => {
  const sent = decisions();
  const { change } = showScreen(<WaitingCard entry={anEntry("IDENTITY")} onExpired={nothing} />);
  fireEvent.click(screen.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog"));
  change(<WaitingCard entry={{ ...anEntry("IDENTITY"), updatedAt: LATER }} onExpired={nothing} />);
  if (does === "reject")
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "It cannot be read." } });
  fireEvent.click(dialog.getByRole("button", { name }));
  await waitFor(() => expect(sent).toMatchObject([{ updatedAt: AT }]));
});
