import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useUnreadMarks } from "@/components/notifications/use-unread-marks";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { showScreen, signInAs } from "@/tests/support/screen";

const resolved = () => vi.fn<() => Promise<void>>(() => Promise.resolve());
const app = { setAppBadge: resolved(), clearAppBadge: resolved() };

function Marks() {
  useUnreadMarks();
  return null;
}

const unread = (notifications: number, messages: number) =>
  act(() => sessionStore.patchUser({ unread: { notifications, messages, version: 1 } }));

beforeEach(() => {
  Object.assign(navigator, app);
  vi.clearAllMocks();
  document.title = "Tenders";
  signInAs("u1", "CLIENT");
});
afterEach(() => {
  cleanup();
  // The files after this one in the same process have no app.
  for (const name of Object.keys(app)) Reflect.deleteProperty(navigator, name);
});

it("shows notifications and messages together before the title, and takes the number away when all is read", () => {
  showScreen(<Marks />);
  unread(1, 2);
  expect(document.title).toBe("(3) Tenders");

  unread(0, 1);
  expect(document.title).toBe("(1) Tenders");

  unread(0, 0);
  expect(document.title).toBe("Tenders");
});

it("stays before the title of every page that comes", async () => {
  showScreen(<Marks />);
  unread(0, 2);

  document.title = "Messages";

  await expect.poll(() => document.title).toBe("(2) Messages");
  unread(0, 0);
  expect(document.title).toBe("Messages");
});

it("takes a page's own bracket for what it is", async () => {
  showScreen(<Marks />);
  unread(1, 0);

  document.title = "(2) rooms to paint";

  await expect.poll(() => document.title).toBe("(1) (2) rooms to paint");
  unread(0, 0);
  expect(document.title).toBe("(2) rooms to paint");
});

it("counts up to 99", () => {
  showScreen(<Marks />);
  unread(60, 60);

  expect(document.title).toBe("(99+) Tenders");
});

it("marks the icon of the app with the whole number and clears it", () => {
  showScreen(<Marks />);
  unread(60, 60);
  expect(app.setAppBadge).toHaveBeenLastCalledWith(120);

  unread(0, 0);
  expect(app.clearAppBadge).toHaveBeenCalled();
});

it("leaves neither number behind when somebody signs out", () => {
  showScreen(<Marks />);
  unread(1, 0);

  cleanup();

  expect(document.title).toBe("Tenders");
  expect(app.clearAppBadge).toHaveBeenCalled();
});

it("works where there is no app and where the browser refuses", () => {
  Object.assign(navigator, {
    setAppBadge: () => Promise.reject(new Error("not installed")),
    clearAppBadge: undefined,
  });
  showScreen(<Marks />);

  unread(1, 0);
  unread(0, 0);

  expect(document.title).toBe("Tenders");
});
