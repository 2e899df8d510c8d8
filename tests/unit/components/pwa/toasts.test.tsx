import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { PathnameContext, PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InstallCard } from "@/components/shell/pwa/InstallCard";
import { PwaToasts } from "@/components/shell/pwa/PwaToasts";
import { PWA_MESSAGES } from "@/components/shell/pwa/pwa-messages";
import { UpdateToast } from "@/components/shell/pwa/UpdateToast";
import { keepInstallOffer } from "@/lib/platform/browser/pwa/install-prompt";
import { watchDirtyFields } from "@/lib/platform/browser/pwa/dirty-fields";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";

const messages = PWA_MESSAGES.en;
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  localStorage.clear();
  vi.spyOn(window.navigator, "onLine", "get").mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function go(online: boolean) {
  isOnline = online;
  act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
}

/** The overlays of a page in Hungarian. */
const showToasts = () =>
  render(
    <PathnameContext.Provider value="/hu/account/tenders">
      <PathParamsContext.Provider value={{ lang: "hu" }}>
        <PwaToasts />
      </PathParamsContext.Provider>
    </PathnameContext.Provider>,
  );

describe("the word of a lost connection", () => {
  it("is there while there is none, in the language of the address", () => {
    showToasts();
    const text = PWA_MESSAGES.hu.offline.text;

    expect(screen.queryByText(text)).toBeNull();
    go(false);
    expect(screen.getByRole("status").textContent).toContain(text);
    press(PWA_MESSAGES.hu.offline.hide);
    expect(screen.queryByText(text)).toBeNull();
    go(true);
    go(false);
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe("the room for what lies over the page", () => {
  it("is as high as the overlay and its gaps, and gone with it", () => {
    const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(0);
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(measure: () => void) {
          resized.push(measure);
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const room = () => document.documentElement.style.getPropertyValue("--tb-pwa");
    const { unmount } = showToasts();
    expect(room()).toBe("");

    height.mockReturnValue(64);
    resized.forEach((measure) => measure());
    expect(room()).toBe("80px");

    unmount();
    expect(room()).toBe("");
    vi.unstubAllGlobals();
  });
});

describe("a new version", () => {
  const reload = vi.fn<() => void>();
  const offer = (field?: React.ReactNode) =>
    render(
      <>
        {field}
        <UpdateToast messages={messages.update} onReload={reload} />
      </>,
    );

  beforeEach(() => void reload.mockClear());

  it("comes with the first press where nothing is typed", () => {
    offer();
    press(messages.update.reload);

    expect(reload).toHaveBeenCalledOnce();
  });

  it("comes with the second press where something is typed", () => {
    const stop = watchDirtyFields();
    offer(<input aria-label="Name" />);
    fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Ann" } });

    press(messages.update.reload);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText(messages.update.typed)).toBeTruthy();
    press(messages.update.reloadAnyway);
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it("can wait", () => {
    offer();
    press(messages.update.later);

    expect(screen.queryByText(messages.update.text)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("the install card", () => {
  const CHROME =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/133.0.0.0 Safari/537.36";
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1";
  const SAFARI_ON_A_MAC =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15";

  const becomes = (emailConfirmed: boolean) => {
    const user = { id: "nora", emailConfirmed, unread: { notifications: 0, messages: 0 } } as OwnUser;
    act(() => sessionStore.signIn({ accessToken: "a", refreshToken: "r", user }));
  };
  const open = (userAgent: string) => {
    vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue(userAgent);
    render(<InstallCard messages={messages.install} />);
  };

  beforeEach(() => becomes(true));

  it("waits until the e-mail address is confirmed, and does not count as shown before", () => {
    becomes(false);
    open(IPHONE);
    expect(screen.queryByText(messages.install.title)).toBeNull();
    expect(localStorage.getItem("installPromptShown")).toBeNull();

    becomes(true);
    expect(screen.getByText(messages.install.title)).toBeTruthy();
  });

  it("tells an iPhone the steps, and counts as shown", () => {
    open(IPHONE);

    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      messages.install.share,
      messages.install.scroll,
      messages.install.add,
    ]);
    expect(localStorage.getItem("installPromptShown")).toBe("true");
    press(messages.install.done);
    expect(screen.queryByText(messages.install.title)).toBeNull();
  });

  it("tells Safari on a Mac the two steps to the Dock, and counts as shown", () => {
    open(SAFARI_ON_A_MAC);

    expect(screen.getByRole("heading").textContent).toBe(messages.install.dockTitle);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      messages.install.dockShare,
      messages.install.dockAdd,
    ]);
    expect(localStorage.getItem("installPromptShown")).toBe("true");
  });

  it("waits elsewhere until the browser would install, and lets it ask after Save", async () => {
    const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
    keepInstallOffer();
    open(CHROME);
    expect(screen.queryByText(messages.install.title)).toBeNull();
    expect(localStorage.getItem("installPromptShown")).toBeNull();

    const offered = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(offered));
    await waitFor(() => screen.getByText(messages.install.title));
    expect(offered.defaultPrevented).toBe(true);
    press(messages.install.save);
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByText(messages.install.title)).toBeNull();
  });
});
