// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { isOnScreen } from "@/components/notifications/on-screen";

const chat = { type: "NEW_MESSAGE", href: "/account/tenders/t1/chat?proId=p1" } as const;

afterEach(() => void vi.restoreAllMocks());

it.each([
  ["/account/tenders/t1/chat?proId=p1", true],
  ["/account/tenders/t1/chat", true],
  ["/account/tenders/t1/chat?proId=p2", false],
  ["/account/tenders/t2/chat?proId=p1", false],
  ["/account/tenders/t1", false],
  ["/account/messages", false],
])("on %s the message of a conversation is on screen: %s", (address, expected) => {
  expect(isOnScreen(chat, address)).toBe(expected);
});

it("is on screen as well what one of the two proposes there, and not that an appointment is near", () => {
  const here = "/account/tenders/t1/chat?proId=p1";
  for (const type of ["PROPOSAL", "PROPOSAL_SETTLED", "APPOINTMENT", "TERMS_CHANGE"] as const)
    expect(isOnScreen({ ...chat, type }, here)).toBe(true);
  expect(isOnScreen({ ...chat, type: "APPOINTMENT_REMINDER" }, here)).toBe(false);
});

it("is on screen on the home what its next steps ask for, a review", () => {
  for (const type of ["LEAVE_FEEDBACK", "FEEDBACK_REMINDER"] as const) {
    const asked = { type, href: "/account/tenders/t1?feedback=1" };
    expect(isOnScreen(asked, "/account")).toBe(true);
    expect(isOnScreen(asked, "/account/messages")).toBe(false);
  }
  expect(isOnScreen({ type: "NEW_OFFER", href: "/account/tenders/t1" }, "/account")).toBe(false);
});

it("is not on screen in a tab that nobody looks at", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

  expect(isOnScreen(chat, "/account/tenders/t1/chat?proId=p1")).toBe(false);
});

it("notifies of everything else on every screen", () => {
  expect(isOnScreen({ type: "NEW_OFFER", href: "/account/tenders/t1" }, "/account/tenders/t1")).toBe(false);
});
