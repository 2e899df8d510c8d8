import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ThreadMenuButton } from "@/components/chat/menu/ThreadMenuButton";
import { BlocksSection } from "@/components/blocks/BlocksSection";
import { ProfileActions } from "@/components/users/profile/ProfileActions";
// Loaded before the first press: a test does not wait for what a browser fetches.
import "@/components/users/profile/ProfileMenuList";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { openThread } from "@/lib/chat/thread/reducer";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import blocks from "@/messages/en/blocks.json";
import profiles from "@/messages/en/profiles.json";
import settings from "@/messages/en/settings.json";
import { aChatState } from "@/tests/support/chat-thread";
import { showScreen, signInAs } from "@/tests/support/screen";

const replaced = vi.hoisted(() => [] as string[]);
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: (href: string) => replaced.push(href) }),
}));

const TOMAS = { id: "tomas", name: "Tomáš Dvořák" };
const CARD = {
  ...TOMAS,
  role: "PRO",
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
};
const listOf = (isBlocked: boolean) => ({
  items: isBlocked ? [{ user: CARD, createdAt: "2026-11-20T10:00:00.000Z" }] : [],
});

let sent: string[] = [];

/** The server, which knows whom the user blocks. */
function serve(isBlockedAtFirst: boolean): void {
  let isBlocked = isBlockedAtFirst;
  sent = [];
  accountAxios.defaults.adapter = (config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`;
    if (config.method !== "get") {
      sent.push(call);
      isBlocked = config.method === "put";
    }
    return Promise.resolve({ data: listOf(isBlocked), status: 200, statusText: "", headers: {}, config });
  };
}

beforeEach(() => {
  replaced.length = 0;
  signInAs("me", "CLIENT");
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
});

const blockLabel = blocks.block.replace("{name}", TOMAS.name);
const confirm = async () => {
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(blocks.dialog.text)).toBeDefined();
  fireEvent.click(within(dialog).getByRole("button", { name: blocks.dialog.confirm }));
};

const openMenu = async () => {
  fireEvent.click(await screen.findByRole("button", { name: profiles.public.more }));
  return screen.findByRole("menuitem", { name: profiles.public.report });
};

describe("the menu of a profile", () => {
  it("says what it does before it blocks, and takes it back with one press", async () => {
    serve(false);
    act(() => signInAs("me", "PRO"));
    showScreen(<ProfileActions userId={TOMAS.id} name={TOMAS.name} />);
    await openMenu();
    const item = screen.getByRole("menuitemcheckbox", { name: blockLabel, checked: false });
    await waitFor(() => expect(item.getAttribute("aria-disabled")).toBeNull());
    fireEvent.click(item);
    expect(sent).toEqual([]);
    await confirm();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    await openMenu();
    fireEvent.click(await screen.findByRole("menuitemcheckbox", { name: blockLabel, checked: true }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual(["PUT /blocks/tomas", "DELETE /blocks/tomas"]);
  });

  it("is not there for oneself and for visitors, and lets an admin only report", async () => {
    serve(false);
    showScreen(<ProfileActions userId="me" name="Nora" />);
    expect(screen.queryByRole("button", { name: profiles.public.more })).toBeNull();
    cleanup();
    act(() => sessionStore.signOut());
    showScreen(<ProfileActions userId={TOMAS.id} name={TOMAS.name} />);
    expect(screen.queryByRole("button", { name: profiles.public.more })).toBeNull();
    cleanup();
    act(() => signInAs("admin", "ADMIN"));
    showScreen(<ProfileActions userId={TOMAS.id} name={TOMAS.name} />);
    await openMenu();
    expect(screen.queryByRole("menuitemcheckbox")).toBeNull();
  });
});

it("blocks from the menu of a conversation, and leads to the other ones", async () => {
  serve(false);
  const thread = openThread({
    ...aChatState(0, { partner: { ...aChatState(0).partner, id: TOMAS.id } }),
    items: [],
    hasMore: false,
  });
  const conversation = { tenderId: "tender", proId: TOMAS.id };
  showScreen(<ThreadMenuButton conversation={conversation} thread={thread} name={TOMAS.name} />);
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: blockLabel }));
  await confirm();

  await waitFor(() => expect(replaced).toEqual(["/account/messages"]));
  expect(sent).toEqual(["PUT /blocks/tomas"]);
});

it("lists in the settings whom the user blocks, until it is taken back", async () => {
  serve(true);
  showScreen(<BlocksSection />);
  fireEvent.click(await screen.findByRole("button", { name: `Unblock ${TOMAS.name}` }));

  expect(await screen.findByText(settings.blocks.none)).toBeDefined();
  expect(sent).toEqual(["DELETE /blocks/tomas"]);
});
