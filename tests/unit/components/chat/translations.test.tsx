import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { MessageView } from "@/lib/chat/schema";
import type { PublicConfig } from "@/lib/shared/config";
import type { OwnUser } from "@/lib/shared/own-user";
import type { TranslationChoice } from "@/lib/i18n/languages";
import translations from "@/messages/en/translations.json";
import { aChatState, aMessage, ME } from "../../../support/chat-thread";
import { fakeSocket } from "../../../support/fake-socket";
import { answerWith, signInAs } from "../../../support/screen";
import { seeEverything, showThread } from "./show-thread";

vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const HUNGARIAN = "Jó napot, holnap tudok jönni.";
const ENGLISH = "Good afternoon, I can come tomorrow. See https://paint.com";

beforeEach(() => {
  localStorage.clear();
  fakeSocket.reset();
  seeEverything();
  vi.spyOn(publicApi, "post").mockResolvedValue({ data: null });
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(choice: TranslationChoice, items: MessageView[]): void {
  signInAs(ME, "PRO");
  const settings = { translations: choice } as OwnUser["settings"];
  sessionStore.patchUser({ emailConfirmed: true, settings });
  const page = { ...aChatState(items.length), items, hasMore: false };
  const translation = { texts: [ENGLISH], from: "hu", provider: "deepl" };
  answerWith({ "/tenders/tender/messages": page, "/translations": translation });
  const { client } = showThread();
  client.setQueryData(publicConfigQuery.queryKey, { hasTranslations: true } as PublicConfig);
}

it("offers a translation of what the other side says in another language, and of nothing else", async () => {
  open("ASK", [
    aMessage(1, { text: HUNGARIAN, contentLang: "hu" }),
    aMessage(2, { text: "I see", contentLang: "en" }),
    aMessage(3, { text: "Rendben", contentLang: "hu", senderId: ME }),
  ]);
  const offered = await screen.findAllByRole("button", { name: translations.translate });
  expect(offered).toHaveLength(1);

  fireEvent.click(offered[0]!);
  expect((await screen.findByText(ENGLISH)).lang).toBe("en");
  // What a provider answers is not to be followed.
  expect(screen.queryByRole("link", { name: /paint/ })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: translations.original }));
  expect(screen.getByText(HUNGARIAN)).toBeDefined();
});

it("translates what comes in for a reader who wants that always", async () => {
  open("ALWAYS", [aMessage(1, { text: "Hello", contentLang: "en" })]);
  await screen.findByText("Hello");

  await act(async () =>
    fakeSocket.receive("RECEIVE_MESSAGE", aMessage(2, { text: HUNGARIAN, contentLang: "hu" })),
  );

  expect(await screen.findByText(ENGLISH)).toBeDefined();
});
