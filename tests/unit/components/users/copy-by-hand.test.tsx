import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { RecoveryCodeList } from "@/components/auth/two-step/RecoveryCodeList";
import { ReferralSection } from "@/components/users/settings/ReferralSection";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import settings from "@/messages/en/settings.json";
import twoStep from "@/messages/en/two-step.json";
import { showScreen, signInAs } from "@/tests/support/screen";

const said: string[] = [];
const nothing = () => undefined;
let copied: string[] = [];

/** The clipboard of the browser; a forbidden one refuses. */
function setClipboard(isForbidden: boolean): void {
  const writeText = (text: string) =>
    isForbidden
      ? Promise.reject(new DOMException("no", "NotAllowedError"))
      : Promise.resolve(copied.push(text));
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

beforeEach(() => {
  said.length = 0;
  copied = [];
  setToastHost({
    liveToast: nothing,
    error: nothing,
    closeErrors: nothing,
    trying: nothing,
    toast: ({ text }) => said.push(text),
  });
  signInAs("me", "CLIENT");
  sessionStore.patchUser({ referralCode: "HONEY" });
});
afterEach(() => {
  cleanup();
  // The own property only: that of the browser, where it has one, is back.
  Reflect.deleteProperty(navigator, "clipboard");
});

const codes = <RecoveryCodeList codes={["abcde-fghjk"]} onDone={nothing} />;

it.each([
  ["recovery codes", codes, twoStep.codes],
  ["the own link", <ReferralSection key="link" />, settings.referral],
] as const)(
  "says to copy %s by hand where the browser forbids the clipboard",
  async (_name, shown, texts) => {
    setClipboard(true);
    showScreen(shown);
    fireEvent.click(screen.getByRole("button", { name: texts.copy }));
    await waitFor(() => expect(said).toEqual([texts.copyByHand]));
    setClipboard(false);
    fireEvent.click(screen.getByRole("button", { name: texts.copy }));
    await waitFor(() => expect(said).toEqual([texts.copyByHand, texts.copied]));
    expect(copied).toHaveLength(1);
  },
);
