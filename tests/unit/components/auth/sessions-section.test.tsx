import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SessionsSection } from "@/components/auth/SessionsSection";
import settings from "@/messages/en/settings.json";
import { answerWith, showScreen } from "@/tests/support/screen";

afterEach(cleanup);

const session = (system: string, isCurrent = false) => ({
  id: system,
  browser: null,
  system,
  isPhone: false,
  isCurrent,
  lastUsedAt: "2026-11-20T10:00:00.000Z",
});
const NAMES = ["Windows", "Android", "iOS", "macOS", "ChromeOS"];

it("shows the current device first and many others only when asked to", async () => {
  answerWith({
    "/auth/sessions": { items: [...NAMES.map((name) => session(name)), session("Linux", true)] },
  });
  showScreen(<SessionsSection />);

  const more = await screen.findByRole("button", { name: "Show 2 more devices" });
  const shown = () => [...NAMES, "Linux"].filter((name) => screen.queryByText(name));
  expect(shown()).toEqual(["Windows", "Android", "iOS", "Linux"]);
  const order = screen.getByText("Linux").compareDocumentPosition(screen.getByText("Windows"));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  fireEvent.click(more);
  expect(shown()).toEqual([...NAMES, "Linux"]);
  expect(screen.getAllByRole("button", { name: /^Sign out (?!all)/ })).toHaveLength(NAMES.length);
  expect(screen.getByText(settings.sessions.current)).toBeDefined();
});
