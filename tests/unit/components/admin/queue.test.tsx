import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { QueueScreen } from "@/components/admin/queue/QueueScreen";
import type { QueueEntry } from "@/lib/admin-queue/schema";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { ComplaintView } from "@/lib/reports/complaints/schema";
import queue from "@/messages/en/admin-queue.json";
import reports from "@/messages/en/reports.json";
import admin from "@/messages/en/reports-admin.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";
import { listen } from "../reports/listen";
import { AT, TENDER, copy, otto, MINE, OTHERS, anEntry, queueOf, aCase, DECISION } from "./queue-entries";

const search = vi.hoisted(() => ({ text: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search.text) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/queue",
}));

const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

beforeEach(() => {
  cleanup();
  search.text = "";
  signInAs("admin", "ADMIN");
});

describe("the queue of admins", () => {
  it("lists every kind with whom it is about, what is urgent, and the way to where it is decided", async () => {
    answerWith({
      "/admin/queue": queueOf(
        anEntry({ isUrgent: true }),
        anEntry({ id: "d", kind: "DISPUTE", title: "The wardrobe" }),
        anEntry({ id: "v", kind: "VERIFICATION", title: "Petra Malá" }),
        anEntry({ id: "m", kind: "CONTACT", title: "Offers", people: [] }),
      ),
    });
    showScreen(<QueueScreen />);
    expect(await screen.findByRole("heading", { name: copy.title })).toBeTruthy();
    expect(screen.getAllByText(queue.urgent)).toHaveLength(1);
    expect(screen.getAllByText(copy.text).length).toBeGreaterThan(0);
    expect(screen.getAllByText(reports.kinds.TENDER).length).toBeGreaterThan(0);
    expect(document.body.textContent).toContain("About Otto Hide");
    for (const kind of ["REPORT", "DISPUTE", "VERIFICATION", "CONTACT"] as const)
      expect(screen.getByText(queue.kinds[kind])).toBeTruthy();
    const ways = screen.getAllByRole("link", { name: queue.open });
    expect(ways.map((link) => link.getAttribute("href"))).toEqual([
      "/admin/disputes/d",
      "/admin/verifications",
      "/admin/contact",
    ]);
    const people = screen.getAllByRole("link", { name: "Otto Hide" });
    expect(people.map((link) => link.getAttribute("href"))).toContain("/admin/users/otto");
  });

  it("has the kinds that the admin may decide about, with how much of each waits", async () => {
    answerWith({ "/admin/queue": queueOf(anEntry()) });
    sessionStore.patchUser({ adminRights: ["SUPPORT"] });
    showScreen(<QueueScreen />);
    await screen.findByRole("heading", { name: copy.title });
    expect(names("tab")).toEqual([queue.tabs.all, `${queue.tabs.contact}3`]);

    cleanup();
    sessionStore.patchUser({ adminRights: ["MODERATE"] });
    showScreen(<QueueScreen />);
    await screen.findByRole("heading", { name: copy.title });
    expect(names("tab")).toContain(`${queue.tabs.report}7`);
    expect(screen.queryByRole("link", { name: "Otto Hide" })).toBeNull();
    expect(screen.getByText(/Otto Hide/u)).toBeTruthy();
  });

  it("opens a report with the copy of what was reported, its people and its way into the context", async () => {
    answerWith({ "/admin/queue": queueOf(anEntry()), "/admin/cases/case": aCase() });
    showScreen(<QueueScreen />);
    fireEvent.click(await screen.findByRole("button", { name: queue.open }));
    expect(await screen.findByText("Fraud!", {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText("I pay you later.")).toBeTruthy();
    expect(screen.getByText(admin.first)).toBeTruthy();
    expect(screen.getAllByText(reports.categories.SCAM)).toHaveLength(1);
    expect(screen.getByRole("link", { name: admin.target }).getAttribute("href")).toBe(
      `/account/tenders/${TENDER}`,
    );
    expect(screen.getByRole("link", { name: "Rita" }).getAttribute("href")).toBe("/admin/users/rita");
    expect(screen.queryByText(admin.decide.action)).toBeNull();
  });

  it("opens what is taken, decides with a reason, and never without one", async () => {
    const sent = listen({
      "/admin/queue": queueOf(anEntry({ claim: MINE })),
      "/admin/cases/case": aCase({ claim: MINE }),
      "/admin/decisions": DECISION,
    });
    showScreen(<QueueScreen />);
    fireEvent.click(await screen.findByText(admin.decide.actions.HIDE, {}, { timeout: 10_000 }));
    fireEvent.click(screen.getByRole("button", { name: "Decide: Hide" }));
    await waitFor(() => expect(document.querySelector('textarea[aria-invalid="true"]')).toBeTruthy());
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "It asks for money." } });
    fireEvent.click(screen.getByRole("button", { name: "Decide: Hide" }));
    const about = { targetKind: "TENDER", targetId: TENDER };
    const decision = { ...about, action: "HIDE", rule: "SCAM", reason: "It asks for money." };
    await waitFor(() => expect(sent).toEqual([["/admin/decisions", decision]]));
  });

  it("judges a complaint", async () => {
    const complaint: ComplaintView = {
      id: "c",
      author: otto,
      text: "It was not me.",
      createdAt: AT,
      decision: DECISION,
      report: null,
      mayJudge: true,
    };
    const sent = listen({
      "/admin/queue": queueOf(anEntry({ id: "c", kind: "COMPLAINT", title: "It was not me.", claim: MINE })),
      "/admin/complaints/c": complaint,
    });
    showScreen(<QueueScreen />);
    fireEvent.click(await screen.findByText(admin.complaint.outcomes.UPHELD, {}, { timeout: 10_000 }));
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "We looked again." } });
    fireEvent.click(screen.getByRole("button", { name: admin.decide.submit }));
    const judgement = { outcome: "UPHELD", reason: "We looked again." };
    await waitFor(() => expect(sent).toEqual([["/admin/complaints/c", judgement]]));
  });

  it("is worked by single keys: from entry to entry, opened, taken, left as it is, and letters while one types", async () => {
    const sent = listen({
      "/admin/queue": queueOf(anEntry({ claim: MINE }), anEntry({ id: "second", kind: "DISPUTE" })),
      "/admin/cases/case": aCase({ claim: MINE }),
      "/admin/queue/second/claim": null,
    });
    showScreen(<QueueScreen />);
    const leave = await screen.findByRole(
      "button",
      { name: admin.decide.actions.NO_ACTION },
      { timeout: 10_000 },
    );
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press("a");
    expect(sent).toEqual([]);
    press("j");
    press("r");
    await waitFor(() => expect(leave.getAttribute("aria-pressed")).toBe("true"));
    press("j");
    press("k");
    // With Caps Lock on.
    press("J");
    screen.getByRole("textbox").focus();
    press("k");
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    document.querySelectorAll<HTMLElement>("[data-case]")[1]?.focus();
    const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    screen.getByRole("link", { name: queue.open }).addEventListener("click", opened);
    press("O");
    expect(opened).toHaveBeenCalledOnce();
    press("a");
    await waitFor(() => expect(sent).toEqual([["/admin/queue/second/claim", { kind: "DISPUTE" }]]));
  });

  it("keeps what is being written when the claim runs out, until another admin takes the entry", async () => {
    const answer = (claim: QueueEntry["claim"]) =>
      answerWith({ "/admin/queue": queueOf(anEntry({ claim })), "/admin/cases/case": aCase({ claim }) });
    answer(MINE);
    const { client } = showScreen(<QueueScreen />);
    const reason = await screen.findByRole("textbox", {}, { timeout: 10_000 });
    fireEvent.change(reason, { target: { value: "It asks for" } });
    answer(null);
    await act(() => client.refetchQueries());
    await screen.findByRole("button", { name: queue.claim.button });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("It asks for");
    expect(screen.queryByText(admin.first)).toBeNull();
    answer(OTHERS);
    await act(() => client.refetchQueries());
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  });

  it("leaves an entry to the admin who is looking at it", async () => {
    answerWith({ "/admin/queue": queueOf(anEntry({ claim: OTHERS })) });
    showScreen(<QueueScreen />);
    expect(await screen.findByText("Ben is looking at it")).toBeTruthy();
    expect(screen.queryByRole("button", { name: queue.claim.button })).toBeNull();
  });
});
