import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { aMessage, ME, PARTNER } from "../../../support/chat-thread";
import { fakeSocket } from "../../../support/fake-socket";
import { signInAs } from "../../../support/screen";
import { seeEverything, serve, showThread } from "./show-thread";

vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

beforeEach(() => {
  fakeSocket.reset();
  seeEverything();
  signInAs(ME, "PRO");
  vi.spyOn(publicApi, "post").mockResolvedValue({ data: null });
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("shows what was hidden once the two agree, without opening the conversation anew", async () => {
  const said = { senderId: PARTNER };
  serve([aMessage(1, { ...said, text: "Call me on [hidden]" })]);
  showThread();
  expect(await screen.findByText("Call me on [hidden]")).toBeDefined();

  const agreed = aMessage(2, { kind: "SYSTEM", senderId: null, text: null, systemCode: "OFFER_ACCEPTED" });
  serve([aMessage(1, { ...said, text: "Call me on the usual number" }), agreed]);
  await act(async () => fakeSocket.receive("RECEIVE_MESSAGE", agreed));

  expect(await screen.findByText("Call me on the usual number")).toBeDefined();
  expect(screen.queryByText("Call me on [hidden]")).toBeNull();
});
