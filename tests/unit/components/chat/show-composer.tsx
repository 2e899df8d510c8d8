import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { CanceledError, type InternalAxiosRequestConfig } from "axios";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, vi } from "vitest";
import type { PriceChange } from "@/components/chat/composer/AttachMenu";
import { ComposerBar } from "@/components/chat/composer/ComposerBar";
import type { FirstAnswer } from "@/components/chat/composer/QuickReplies";
import { DropArea } from "@/components/chat/composer/DropArea";
import type { Outgoing } from "@/lib/chat/thread/reducer";
import type { FileView } from "@/lib/files/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import chat from "@/messages/en/chat.json";
import common from "@/messages/en/common.json";
import errors from "@/messages/en/errors.json";
import files from "@/messages/en/files.json";
import validation from "@/messages/en/validation.json";

/** A pending upload; the test decides how it ends. */
type PendingUpload = { arrive: () => void; fail: () => void };
export const world = {
  uploads: [] as PendingUpload[],
  sent: [] as Outgoing[],
  signals: [] as string[],
  isTouch: false,
};

const viewOf = (publicId: string): FileView => ({
  publicId,
  url: `/api/files/${publicId}`,
  thumbnailURL: `/api/files/${publicId}?size=thumbnail`,
  name: "wall.png",
  size: 1000,
  mimeType: "image/webp",
});

function answer(config: InternalAxiosRequestConfig): Promise<never> {
  const ok = (data: unknown) => ({ status: 200, data, statusText: "", headers: {}, config });
  const { publicIds = "" } = (config.params ?? {}) as { publicIds?: string };
  if (config.url === "/files")
    return Promise.resolve(ok({ items: publicIds.split(",").map(viewOf) })) as Promise<never>;
  if (config.url !== "/files/upload/single") return Promise.resolve(ok(null)) as Promise<never>;
  const publicId = `public-id-number-${world.uploads.length}`;
  return new Promise((resolve, reject) => {
    config.signal?.addEventListener?.("abort", () => reject(new CanceledError()));
    world.uploads.push({
      arrive: () => resolve(ok(viewOf(publicId)) as never),
      fail: () => reject(Object.assign(new Error("x"), { isAxiosError: true, config })),
    });
  });
}

beforeEach(() => {
  Object.assign(world, { uploads: [], sent: [], signals: [], isTouch: false });
  localStorage.clear();
  accountAxios.defaults.adapter = answer;
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: world.isTouch && query === "(pointer: coarse)" }) as MediaQueryList,
  );
  const user = { id: "nora", unread: { notifications: 0, messages: 0 } } as OwnUser;
  sessionStore.signIn({ accessToken: "a", refreshToken: "r", user });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Shown = {
  conversationId?: string;
  whyNot?: string;
  firstAnswer?: FirstAnswer | null;
  changePrice?: PriceChange;
  onProposeTime?: () => void;
  hidesContact?: boolean;
};

export function show({
  conversationId = "c1",
  firstAnswer = null,
  whyNot,
  changePrice,
  onProposeTime,
  hidesContact = true,
}: Shown = {}) {
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <NextIntlClientProvider
        locale="en"
        messages={{ chat, common, errors, files, validation }}
        timeZone="UTC"
      >
        <DropArea label="Conversation">
          <p>What was said before</p>
          <ComposerBar
            conversationId={conversationId}
            partnerName="Tomáš Dvořák"
            onSend={(message) => world.sent.push(message)}
            onTyping={() => world.signals.push("typing")}
            onStopTyping={() => world.signals.push("stop")}
            firstAnswer={firstAnswer}
            changePrice={changePrice}
            onProposeTime={onProposeTime}
            tenderTitle="Paint the hall"
            hidesContact={hidesContact}
            whyNot={whyNot}
          />
        </DropArea>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

export const field = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message to Tomáš Dvořák" });
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
export const enter = (how: object = {}) => fireEvent.keyDown(field(), { key: "Enter", ...how });
export const button = () => screen.getByRole("button", { name: chat.composer.send });
export const sentTexts = () => world.sent.map(({ text }) => text);
export const aPhoto = (name = "wall.png") => new File([new Uint8Array(10)], name, { type: "image/png" });
export const choose = (label: string, chosen: File[]) => {
  const input = document.querySelector(`input[data-attach=${label}]`);
  fireEvent.change(input as Element, { target: { files: chosen } });
};
export const paste = (clipboardData: object) =>
  fireEvent(
    document,
    Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData }),
  );
