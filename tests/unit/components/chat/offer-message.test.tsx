import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { postMessage } from "@/lib/chat/outbox/store";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { aChatState, aMessage, ME } from "../../../support/chat-thread";
import { fakeSocket } from "../../../support/fake-socket";
import { signInAs } from "../../../support/screen";
import { CONVERSATION, seeEverything, serve, showThread } from "./show-thread";

vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

beforeEach(() => {
  localStorage.clear();
  fakeSocket.reset();
  seeEverything();
  signInAs(ME, "PRO");
  sessionStore.patchUser({ emailConfirmed: true });
  vi.spyOn(publicApi, "post").mockResolvedValue({ data: null });
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const lineOf = async (text: string) => {
  const found = (await screen.findByText(text)).closest<HTMLElement>("[role=listitem]");
  if (!found) throw new Error(`${text} is in no line`);
  return within(found);
};

describe("an offer's message", () => {
  const sent = (text: string | null) =>
    aMessage(1, { kind: "SYSTEM", senderId: null, systemCode: "OFFER_SENT", text, params: {} });

  it("is what the BEE said first, to the client a reason to answer", async () => {
    signInAs(ME, "CLIENT");
    vi.spyOn(api, "post").mockRejectedValue(new ApiError(0, { code: "network" }));
    serve([sent("I bring everything.")], { partner: { ...aChatState(1).partner, role: "PRO" } });
    showThread();

    const line = await lineOf("I bring everything.");
    expect(line.getByText(/sent an offer/)).toBeDefined();
    expect(line.getByText("Nora B. wrote")).toBeDefined();
    expect(screen.getByRole("button", { name: "When could you start?" })).toBeDefined();

    const hello = { clientMessageId: "hello", text: "Hello", files: [] };
    await act(async () => postMessage(CONVERSATION, hello));
    expect(screen.queryByRole("button", { name: "When could you start?" })).toBeNull();
  });

  it("without words is answered as well", async () => {
    signInAs(ME, "CLIENT");
    serve([sent(null)], { partner: { ...aChatState(1).partner, role: "PRO" } });
    showThread();
    expect(await screen.findByRole("button", { name: "When could you start?" })).toBeDefined();
  });

  it("once accepted is answered with what comes next, and with nothing once the job is gone", async () => {
    signInAs(ME, "CLIENT");
    const partner = { ...aChatState(1).partner, role: "PRO" } as const;
    serve([sent("I bring everything.")], { partner });
    showThread("AGREED");
    await lineOf("I bring everything.");
    expect(screen.getByRole("button", { name: "Which day suits you?" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Is everything included in the price?" })).toBeNull();

    cleanup();
    serve([sent("I bring everything.")], { partner });
    showThread(null);
    await lineOf("I bring everything.");
    expect(screen.queryByRole("group", { name: "Suggested replies" })).toBeNull();
  });

  it("is the BEE's own to the BEE, who answers what a client wrote", async () => {
    serve([sent("I bring everything.")], { partner: { ...aChatState(1).partner, role: "CLIENT" } });
    showThread();

    expect((await lineOf("I bring everything.")).getByText("You wrote")).toBeDefined();
    expect(screen.queryByRole("group", { name: "Suggested replies" })).toBeNull();

    await act(async () => fakeSocket.receive("RECEIVE_MESSAGE", aMessage(2, { text: "Good day" })));
    expect(await screen.findByRole("button", { name: "When would it suit you?" })).toBeDefined();
  });
});
