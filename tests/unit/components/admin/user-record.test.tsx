import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { UserRecordScreen } from "@/components/admin/users/UserRecordScreen";
import { DOT } from "@/components/ui/styles/dot";
import type { UserRecord } from "@/lib/admin/users/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import acts from "@/messages/en/admin-acts.json";
import decisionTexts from "@/messages/en/decision-texts.json";
import messages from "@/messages/en/admin-users.json";
import common from "@/messages/en/common.json";
import reportsAdmin from "@/messages/en/reports-admin.json";
import reports from "@/messages/en/reports.json";
import { showScreen, signInAs } from "@/tests/support/screen";
import { listen } from "../reports/listen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/users",
}));

const [ID, AT] = ["0195f0a0-0000-7000-8000-000000000007", "2026-11-20T10:00:00.000Z"];
const aPerson = (id: string, name: string, role: "PRO" | "ADMIN") => ({
  id,
  role,
  name,
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
});

const aRecord = (changes: Partial<UserRecord> = {}): UserRecord => ({
  person: aPerson(ID, "Petra Malá", "PRO"),
  email: "petra@example.com",
  status: "ACTIVE",
  createdAt: AT,
  lang: "en",
  phone: "+436641234567",
  limitedUntil: null,
  emailConfirmedAt: null,
  pendingEmail: null,
  lastSeenAt: null,
  hasTwoStep: false,
  verification: "PENDING",
  tenderCount: 0,
  offerCount: 7,
  completedCount: 3,
  sessionCount: 2,
  lastUsedAt: AT,
  failedMailCount: 4,
  subscription: {
    planNames: { en: "Standard", de: "", hu: "", cz: "", sk: "" },
    status: "PAST_DUE",
    periodEnd: AT,
    cancelAtPeriodEnd: true,
  },
  casesAbout: [{ id: "c", kind: "PROFILE", status: "OPEN", reportCount: 2, openedAt: AT }],
  reportsBy: [{ id: "r", kind: "TENDER", status: "NO_ACTION", category: "SPAM", createdAt: AT }],
  decisions: [
    { id: "d", kind: "PROFILE", action: "WARN", rule: "SCAM", reason: "Be honest.", createdAt: AT },
  ],
  notes: [{ id: "n", author: aPerson("a", "Otto Berger", "ADMIN"), text: "Called twice.", createdAt: AT }],
  may: ["WARN", "LIMIT"],
  mayHelp: true,
  ...changes,
});

function show(changes: Partial<UserRecord> = {}) {
  const sent = listen({
    [`/admin/users/${ID}`]: aRecord(changes),
    [`/admin/users/${ID}/notes`]: {},
    [`/admin/users/${ID}/sign-out`]: {},
    [`/admin/users/${ID}/confirmation-mail`]: {},
    [`/admin/users/${ID}/export`]: {},
    [`/admin/users/${ID}/email-change`]: { effectiveAt: AT },
    "/admin/decisions": {},
  });
  showScreen(<UserRecordScreen userId={ID} />);
  return sent;
}

beforeEach(() => {
  cleanup();
  signInAs("admin", "ADMIN");
});

describe("the page of a person", () => {
  it("says how the account stands, what was reported and decided, and what the team notes", async () => {
    show();
    expect(await screen.findByRole("heading", { level: 1, name: "Petra Malá" })).toBeTruthy();
    const { textContent } = document.body;
    for (const text of [
      messages.statuses.ACTIVE,
      "petra@example.com",
      "+43 664 123 4567",
      messages.facts.verifications.PENDING,
      "Standard, payment is due",
      `${messages.facts.ends}20 Nov 2026`,
      `${reports.kinds.PROFILE}: 2 reports${DOT}${messages.history.statuses.OPEN}`,
      `${reports.kinds.TENDER}: ${reports.categories.SPAM}${DOT}${messages.history.statuses.NO_ACTION}`,
      `${reports.kinds.PROFILE}: ${[reportsAdmin.decide.actions.WARN, reports.categories.SCAM, "Be honest."].join(DOT)}`,
      "Called twice.",
    ])
      expect(textContent).toContain(text);
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toContain("/admin/queue?tab=report");
    expect(hrefs).toContain(`/account/profiles/${ID}`);
    expect(hrefs).toContain(`/admin/audit-log?subjectId=${ID}`);
  });

  it("leads only where the rights of the admin open the door", async () => {
    sessionStore.patchUser({ adminRights: ["SUPPORT"] });
    show({ may: [] });
    await screen.findByRole("heading", { level: 1 });
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      "/admin/users",
      `/account/profiles/${ID}`,
      "mailto:petra@example.com",
      "tel:+436641234567",
    ]);
    expect(screen.queryByText(messages.moderation.title)).toBeNull();
  });

  it("puts what ends the account last of all that helps it", async () => {
    show();
    const deletion = await screen.findByRole("button", { name: messages.help.deletion });
    const helps = within(deletion.parentElement!).getAllByRole("button");
    expect(helps.at(-1)).toBe(deletion);
  });

  it("signs out everywhere once that is confirmed", async () => {
    const sent = show();
    fireEvent.click(await screen.findByRole("button", { name: messages.help.signOut }));
    expect(await screen.findByText("Sign out Petra Malá everywhere?")).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getAllByRole("button", { name: messages.help.signOut }).at(-1)!);
    await waitFor(() => expect(sent).toEqual([[`/admin/users/${ID}/sign-out`, null]]));
  });

  it("sends the confirmation mail again while the address is not confirmed", async () => {
    const sent = show();
    fireEvent.click(await screen.findByRole("button", { name: messages.help.mail }));
    await waitFor(() => expect(sent).toEqual([[`/admin/users/${ID}/confirmation-mail`, null]]));
    cleanup();
    show({ emailConfirmedAt: AT });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: messages.help.mail })).toBeNull();
  });

  it("starts the export once that is confirmed", async () => {
    const sent = show();
    fireEvent.click(await screen.findByRole("button", { name: messages.help.export }));
    fireEvent.click(await screen.findByRole("button", { name: acts.export.submit }));
    await waitFor(() => expect(sent).toEqual([[`/admin/users/${ID}/export`, null]]));
    await waitFor(() => expect(screen.queryByText(acts.export.text)).toBeNull());
  });

  it("begins a change of address with a proof in words, and says from when it counts", async () => {
    const sent = show();
    fireEvent.click(await screen.findByRole("button", { name: messages.help.email }));
    const email = await screen.findByLabelText(acts.email.email);
    fireEvent.change(email, { target: { value: "petra.mala@example.com" } });
    fireEvent.change(screen.getByLabelText(acts.email.proof, { exact: false }), {
      target: { value: "short" },
    });
    fireEvent.click(screen.getByRole("button", { name: acts.email.submit }));
    expect(await screen.findByText(/at least 10/i)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText(acts.email.proof, { exact: false }), {
      target: { value: "Video call, passport." },
    });
    fireEvent.click(screen.getByRole("button", { name: acts.email.submit }));
    const body = { email: "petra.mala@example.com", proof: "Video call, passport." };
    await waitFor(() => expect(sent).toEqual([[`/admin/users/${ID}/email-change`, body]]));
    await waitFor(() => expect(screen.queryByLabelText(acts.email.email)).toBeNull());
  });

  it("says in the dialog what stands against a deletion", async () => {
    show();
    const refusal = new ApiError(409, { code: "user_has_jobs" });
    const known = accountAxios.defaults.adapter as (config: object) => Promise<never>;
    accountAxios.defaults.adapter = (config) =>
      config.method === "delete" ? Promise.reject(refusal) : known(config);
    fireEvent.click(await screen.findByRole("button", { name: messages.help.deletion }));
    const field = await screen.findByLabelText(acts.deletion.reason, { exact: false });
    fireEvent.change(field, { target: { value: "Asked for it by mail." } });
    fireEvent.click(screen.getByRole("button", { name: acts.deletion.submit }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("offers neither address nor deletion of an admin", async () => {
    show({ person: aPerson(ID, "Otto Berger", "ADMIN") });
    expect(await screen.findByRole("button", { name: messages.help.export })).toBeTruthy();
    expect(screen.queryByRole("button", { name: messages.help.email })).toBeNull();
    expect(screen.queryByRole("button", { name: messages.help.deletion })).toBeNull();
  });

  it("takes a note for the other admins", async () => {
    const sent = show();
    fireEvent.click(await screen.findByRole("button", { name: messages.notes.add }));
    fireEvent.change(await screen.findByLabelText(messages.notes.label), { target: { value: " Hello. " } });
    fireEvent.click(screen.getByRole("button", { name: messages.notes.submit }));
    await waitFor(() => expect(sent).toEqual([[`/admin/users/${ID}/notes`, { text: "Hello." }]]));
    expect(await screen.findByRole("button", { name: messages.notes.add })).toBeTruthy();
  });

  it("decides without a report, offers what the admin may, and is folded away by hand", async () => {
    const sent = show();
    fireEvent.click(await screen.findByRole("button", { name: messages.moderation.open }));
    expect(await screen.findByText(reportsAdmin.decide.helpPerson)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: common.dialog.cancel }));
    expect(screen.queryByText(reportsAdmin.decide.helpPerson)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: messages.moderation.open }));
    fireEvent.click(await screen.findByText(reportsAdmin.decide.actions.WARN));
    expect(screen.queryByText(reportsAdmin.decide.actions.SUSPEND)).toBeNull();
    expect(await screen.findByText(decisionTexts.effects.WARN)).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole("combobox", { name: reportsAdmin.decide.rule }));
    fireEvent.click(screen.getByRole("option", { name: reports.categories.SCAM }));
    fireEvent.change(screen.getByLabelText(reportsAdmin.decide.reason), { target: { value: "Be honest." } });
    fireEvent.click(screen.getByRole("button", { name: "Decide: Warn" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([
      "/admin/decisions",
      { targetKind: "PROFILE", targetId: ID, action: "WARN", rule: "SCAM", reason: "Be honest." },
    ]);
  });

  it("only tells of one's own account and of a deleted one", async () => {
    show({ mayHelp: false, may: [], notes: [], email: null, status: "DELETED" });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText(messages.help.title)).toBeNull();
    expect(screen.queryByText(messages.notes.title)).toBeNull();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("leads back to all accounts from an id that has none", async () => {
    accountAxios.defaults.adapter = () => Promise.reject(new ApiError(404, { code: "user_not_found" }));
    showScreen(<UserRecordScreen userId={ID} />);
    expect(await screen.findByRole("heading", { level: 1, name: messages.facts.title })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: messages.empty.title })).toBeTruthy();
    for (const name of [messages.title, messages.empty.clear])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/admin/users");
  });
});
