import { expect, type Page } from "playwright/test";
import type { Language } from "@/lib/i18n/languages";
import * as screen from "./e2e-screens";
import { messagesOf } from "./e2e-text";

/** A person at the demo's Google or Apple. */
export type InventedIdentity = { firstName: string; lastName: string; email: string; isUnverified?: boolean };

/** Presses the button of a demo provider and signs in as a made-up identity. */
export async function comeFrom(
  page: Page,
  lang: Language,
  by: { provider: string },
  identity: InventedIdentity,
): Promise<void> {
  const t = messagesOf(lang, "auth");
  await screen.button(page, t("external.continueWith", by)).click();
  await expect(screen.heading(page, t("identity.title", by))).toBeVisible();
  await expect(page.getByText(t("identity.note", by))).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await screen.field(page, t("fields.firstName")).fill(identity.firstName);
  await screen.field(page, t("fields.lastName")).fill(identity.lastName);
  await screen.field(page, t("fields.email")).fill(identity.email);
  if (identity.isUnverified) await page.getByRole("switch").uncheck();
  await screen.button(page, t("identity.submit")).click();
}
