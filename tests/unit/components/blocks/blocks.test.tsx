// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BlockButton } from "@/components/blocks/BlockButton";
import { ThreadMenuButton } from "@/components/chat/menu/ThreadMenuButton";
import { BlocksSection } from "@/components/blocks/BlocksSection";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { openThread } from "@/lib/chat/thread/reducer";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import blocks from "@/messages/en/blocks.json";
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

describe("the button on a profile", () => {
  it("says what it does before it blocks, and takes it back with one press", async () => {
    serve(false);
    showScreen(<BlockButton user={TOMAS} />);
    const button = await screen.findByRole("button", { name: blockLabel, pressed: false });
    await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
    fireEvent.click(button);
    expect(sent).toEqual([]);
    await confirm();

    const pressed = await screen.findByRole("button", { name: blockLabel, pressed: true });
    fireEvent.click(pressed);
    await screen.findByRole("button", { name: blockLabel, pressed: false });
    expect(sent).toEqual(["PUT /blocks/tomas", "DELETE /blocks/tomas"]);
  });

  it("is not there for oneself, for admins and for visitors", () => {
    serve(false);
    showScreen(<BlockButton user={{ id: "me", name: "Nora" }} />);
    act(() => signInAs("admin", "ADMIN"));
    showScreen(<BlockButton user={TOMAS} />);
    act(() => sessionStore.signOut());
    showScreen(<BlockButton user={TOMAS} />);

    expect(screen.queryAllByRole("button")).toEqual([]);
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
