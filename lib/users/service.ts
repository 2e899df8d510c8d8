import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { findOwnUser, saveSettings } from "./data";
import type { SettingsChange } from "./schema";
import type { OwnUser } from "@/lib/shared/own-user";

/**
 * Changes the language a person is written to in, and which mail they get. What is left out stays. Answers the
 * whole user, so that a screen need not ask again.
 */
export function changeSettings({ actor, lang, emails }: { actor: Actor } & SettingsChange): Promise<OwnUser> {
  return transact(async (work) => {
    await saveSettings(work.tx, actor.id, { lang, emails: emails ?? {} });
    return findOwnUser(actor.id, work.tx);
  });
}
