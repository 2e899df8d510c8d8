import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { updateCustomerJob } from "@/lib/subscriptions/service/customer-job";
import { findOwnUser, saveSettings } from "./data";
import type { SettingsChange } from "./schema";
import type { OwnUser } from "@/lib/shared/own-user";

type ChangeSettings = { actor: Actor } & SettingsChange;

/**
 * Changes the language, the time zone, the switches, the visibility and the translations of the caller. What is left out stays unchanged.
 * Returns the whole user, so that the client need not refetch.
 */
export function changeSettings({ actor, ...change }: ChangeSettings): Promise<OwnUser> {
  return transact(async (work) => {
    await saveSettings(work.tx, actor.id, change);
    // Its invoices and mails are in the customer's language.
    if (actor.role === "PRO" && change.lang) await work.enqueue(updateCustomerJob, { userId: actor.id });
    return findOwnUser(actor.id, work.tx);
  });
}
