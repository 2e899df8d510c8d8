import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TranslationSection } from "@/components/users/settings/TranslationSection";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { PublicConfig } from "@/lib/shared/config";
import type { OwnUser } from "@/lib/shared/own-user";
import settings from "@/messages/en/settings.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

const { choices, how, onlyBrowser } = settings.translations;

function show({ hasTranslations }: { hasTranslations: boolean }): void {
  signInAs("nora", "CLIENT");
  sessionStore.patchUser({ settings: { translations: "ASK" } as OwnUser["settings"] });
  const { client } = showScreen(<TranslationSection />);
  client.setQueryData(publicConfigQuery.queryKey, { hasTranslations } as PublicConfig);
}

const isOn = (name: string) => screen.getByRole("button", { name, pressed: true }) !== null;

afterEach(cleanup);

it("keeps what a reader chooses, and takes it back when the server refuses", async () => {
  answerWith({ "/users/settings/change": { settings: { translations: "ALWAYS" } } });
  show({ hasTranslations: true });
  expect(isOn(choices.ASK)).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: choices.ALWAYS }));
  await waitFor(() => expect(isOn(choices.ALWAYS)).toBe(true));

  answerWith({ "/users/settings/change": 503 });
  fireEvent.click(screen.getByRole("button", { name: choices.NEVER }));
  await waitFor(() => expect(isOn(choices.ALWAYS)).toBe(true));
  expect(sessionStore.read().user?.settings.translations).toBe("ALWAYS");
});

it("says where only the browser can translate, as in the demo", async () => {
  show({ hasTranslations: false });
  expect(await screen.findByText(onlyBrowser)).toBeDefined();
  cleanup();
  show({ hasTranslations: true });
  expect(await screen.findByText(how)).toBeDefined();
});
