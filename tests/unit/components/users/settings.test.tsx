import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ColorSchemeSync } from "@/components/shell/document/ColorSchemeSync";
import { MailSection } from "@/components/users/settings/MailSection";
import { MailSwitches } from "@/components/users/settings/MailSwitches";
import { SchemeSection } from "@/components/users/settings/SchemeSection";
import { emailKindsOf } from "@/lib/emails/constants";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import type { OwnUser } from "@/lib/shared/own-user";
import settings from "@/messages/en/settings.json";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({ Link: () => null }));

let isDeviceDark = false;
beforeEach(() => {
  localStorage.clear();
  isDeviceDark = false;
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: isDeviceDark && query.includes("dark"),
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const scheme = () => document.documentElement.dataset.scheme;
const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("shows light or dark as chosen, at once, and follows the device again when asked to", () => {
  isDeviceDark = true;
  showScreen(
    <>
      <ColorSchemeSync />
      <SchemeSection />
    </>,
  );
  expect(scheme()).toBe("dark");

  choose("Light");
  expect([scheme(), readStored("scheme")]).toEqual(["light", "light"]);
  choose("Like the device");
  expect([scheme(), readStored("scheme")]).toEqual(["dark", null]);
});

it("offers each role the mails it can get", () => {
  const emails = {
    newMatch: true,
    newOffer: true,
    offerAccepted: true,
    jobChanges: true,
    feedback: true,
    newMessage: true,
  };
  showScreen(<MailSwitches role="CLIENT" emails={emails} onChange={() => undefined} />);

  expect(screen.getByRole("switch", { name: settings.mails.newOffer })).toBeDefined();
  expect(screen.queryByRole("switch", { name: settings.mails.offerAccepted })).toBeNull();
  expect(emailKindsOf("PRO")).toEqual(["newMatch", "offerAccepted", "jobChanges", "feedback", "newMessage"]);
  expect(emailKindsOf("ADMIN")).toEqual([]);
});

describe("switches pressed one right after the other", () => {
  const ALL_ON = { newOffer: true, newMessage: true } as OwnUser["settings"]["emails"];
  const NAMES = ["newOffer", "newMessage"] as const;
  type Kind = (typeof NAMES)[number];
  const mailed = (kind: Kind) =>
    screen.getByRole<HTMLInputElement>("switch", { name: `${settings.mails[kind]}: E-mail` });
  const areOn = () => NAMES.map((kind) => mailed(kind).checked);

  type Answer = "refused" | Partial<typeof ALL_ON>;
  const switchBothOff = (...answers: Answer[]) => press(NAMES, [false, false], answers);

  /** Presses switches one after the other; then the server answers in turn with its settings, or refuses. */
  async function press(kinds: readonly Kind[], shown: boolean[], answers: Answer[]): Promise<void> {
    signInAs("nora", "CLIENT");
    sessionStore.patchUser({ settings: { emails: ALL_ON, pushes: ALL_ON } as OwnUser["settings"] });
    const waiting: (() => void)[] = [];
    accountAxios.defaults.adapter = (config) =>
      new Promise((resolve, reject) => {
        const answer = answers[waiting.length];
        waiting.push(() => {
          if (answer === "refused") return reject(new ApiError(503, { code: "refused" }));
          const data = { settings: { emails: { ...ALL_ON, ...answer }, pushes: ALL_ON } };
          resolve({ data, status: 200, statusText: "", headers: {}, config });
        });
      });
    showScreen(<MailSection />);
    for (const kind of kinds) await act(async () => fireEvent.click(mailed(kind)));
    await waitFor(() => expect([waiting.length, ...areOn()]).toEqual([2, ...shown]));
    for (const answer of waiting) await act(async () => answer());
  }

  it("are both on again when neither was saved", async () => {
    await switchBothOff("refused", "refused");
    await waitFor(() => expect(areOn()).toEqual([true, true]));
  });

  it("are as they were saved when the same one was pressed twice and that was refused", async () => {
    await press(["newOffer", "newOffer"], [true, true], ["refused", "refused"]);
    expect(areOn()).toEqual([true, true]);
    cleanup();
    // The first was saved, the way back was not.
    await press(["newOffer", "newOffer"], [true, true], [{ newOffer: false }, "refused"]);
    expect(areOn()).toEqual([false, true]);
  });

  it("are as they were saved when one of them was not", async () => {
    await switchBothOff("refused", { newMessage: false });
    await waitFor(() => expect(areOn()).toEqual([true, false]));
    cleanup();
    // The answer to the first was read before the second was saved.
    await switchBothOff({ newOffer: false }, "refused");
    await waitFor(() => expect(areOn()).toEqual([false, true]));
  });

  it("shows what the server made of it", async () => {
    await switchBothOff({ newOffer: true }, { newOffer: false, newMessage: false });
    await waitFor(() => expect(areOn()).toEqual([true, false]));
  });
});
