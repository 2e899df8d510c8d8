import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ColorSchemeSync } from "@/components/shell/document/ColorSchemeSync";
import { MailSwitches } from "@/components/users/settings/MailSwitches";
import { SchemeSection } from "@/components/users/settings/SchemeSection";
import { emailKindsOf } from "@/lib/emails/constants";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import settings from "@/messages/en/settings.json";
import { showScreen } from "@/tests/support/screen";

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
