import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { EnablePushPrompt } from "@/components/notifications/EnablePushPrompt";
import { PushSection } from "@/components/notifications/PushSection";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { showScreen, signInAs } from "@/tests/support/screen";

const ENDPOINT = "https://push.services.mozilla.com/1";
const KEY = new Uint8Array([4, ...Array.from({ length: 64 }, () => 7)]);
const PUBLIC_KEY = Buffer.from(KEY).toString("base64url");

/** A browser with push support, and the permission of its user. */
class FakeBrowserPush {
  permission: NotificationPermission = "default";
  /** The user's answer to the permission prompt. */
  answer: NotificationPermission = "granted";
  asked = 0;
  subscription: object | null = null;
  registered: string[] = [];

  install(): void {
    const toJSON = () => ({ keys: { p256dh: "p", auth: "a" } });
    const unsubscribe = () => {
      this.subscription = null;
      return Promise.resolve(true);
    };
    const make = ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      const options = { applicationServerKey: applicationServerKey.buffer };
      this.subscription = { endpoint: ENDPOINT, options, toJSON, unsubscribe };
      return Promise.resolve(this.subscription);
    };
    const pushManager = { getSubscription: () => Promise.resolve(this.subscription), subscribe: make };
    const registration = { pushManager };
    const serviceWorker = {
      getRegistration: () => Promise.resolve(this.registered.length > 0 ? registration : undefined),
      register: (script: string) => Promise.resolve(void this.registered.push(script)),
      ready: Promise.resolve(registration),
    };
    const ask = () => {
      this.asked++;
      this.permission = this.answer;
      return Promise.resolve(this.permission);
    };
    const notification = Object.defineProperty({ requestPermission: ask }, "permission", {
      get: () => this.permission,
    });
    vi.stubGlobal("Notification", notification);
    vi.stubGlobal("PushManager", {});
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker }));
  }
}

let browser: FakeBrowserPush;
let post: MockInstance<typeof api.post>;
let remove: MockInstance<typeof api.delete>;

beforeEach(() => {
  browser = new FakeBrowserPush();
  browser.install();
  vi.spyOn(publicApi, "get").mockResolvedValue({ data: { vapidPublicKey: PUBLIC_KEY } });
  post = vi.spyOn(api, "post").mockResolvedValue({ data: null });
  remove = vi.spyOn(api, "delete").mockResolvedValue({ data: null });
  signInAs("u1", "CLIENT");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const turnOn = () => screen.findByRole("button", { name: "Notify me" });

it("asks for permission after the tap only, and registers the device at the server", async () => {
  showScreen(<PushSection />);
  const button = await turnOn();
  expect([browser.asked, browser.registered.length]).toEqual([0, 0]);

  fireEvent.click(button);

  expect(await screen.findByText("This device shows you what happens.")).toBeDefined();
  expect(browser.asked).toBe(1);
  expect(browser.registered).toEqual(["/push-worker.js"]);
  const device = { endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } };
  expect(post).toHaveBeenCalledWith("/push/subscriptions", device);
});

it("is switched off here and on the server", async () => {
  showScreen(<PushSection />);
  fireEvent.click(await turnOn());
  fireEvent.click(await screen.findByRole("button", { name: "Switch off" }));

  expect(await turnOn()).toBeDefined();
  expect(remove).toHaveBeenCalledWith("/push/subscriptions", { data: { endpoint: ENDPOINT } });
  expect(browser.subscription).toBeNull();
});

it("says how to allow it when the browser blocks it", async () => {
  browser.answer = "denied";
  showScreen(<PushSection />);
  fireEvent.click(await turnOn());

  expect(await screen.findByText(/Your browser blocks notifications/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  expect(post).not.toHaveBeenCalled();
});

it("stays off when the server did not take the device", async () => {
  post.mockRejectedValue(new Error("no network"));
  showScreen(<PushSection />);
  fireEvent.click(await turnOn());

  await waitFor(() => expect(post).toHaveBeenCalled());
  await waitFor(() => expect(browser.subscription).toBeNull());
  expect(await turnOn()).toBeDefined();
});

it("makes a new subscription when the server has other keys than the one before", async () => {
  showScreen(<PushSection />);
  fireEvent.click(await turnOn());
  await screen.findByRole("button", { name: "Switch off" });
  const before = browser.subscription;
  cleanup();
  const other = Buffer.from(KEY.map((byte, at) => (at === 9 ? 8 : byte))).toString("base64url");
  vi.spyOn(publicApi, "get").mockResolvedValue({ data: { vapidPublicKey: other } });
  const { subscribe } = await import("@/lib/platform/browser/pwa/push");

  await subscribe(other);

  expect(browser.subscription).not.toBe(before);
});

it("says so where there is no push, and what an iPhone needs first", async () => {
  vi.unstubAllGlobals();
  showScreen(<PushSection />);
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeDefined();
  cleanup();

  const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)";
  vi.stubGlobal("navigator", Object.create(navigator, { userAgent: { value: iPhone } }) as Navigator);
  showScreen(<PushSection />);
  expect(await screen.findByText(/add TenderBee to your home screen first/)).toBeDefined();
});

it("says so when the server has no keys", async () => {
  vi.spyOn(publicApi, "get").mockResolvedValue({ data: { vapidPublicKey: null } });
  showScreen(<PushSection />);

  expect(await screen.findByText(/This browser cannot show notifications/)).toBeDefined();
});

it("is offered beside the notifications until it is on", async () => {
  showScreen(<EnablePushPrompt />);
  fireEvent.click(await turnOn());

  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  expect(browser.subscription).not.toBeNull();
});
