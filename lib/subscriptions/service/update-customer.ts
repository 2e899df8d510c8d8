import { db } from "@/lib/platform/server/database/db";
import { findPayer, maybeOwner } from "../data/payer";
import { maybePaymentProvider } from "./provider";

/** Hands the buyer's data as they are now to the provider, if it knows the person as a customer. */
export async function updateCustomer({ userId }: { userId: string }): Promise<void> {
  const owner = await maybeOwner(db, userId);
  if (!owner || owner.hasLeft) return;
  const { customer, customerId } = await findPayer(db, userId);
  if (customerId) await maybePaymentProvider()?.updateCustomer(customerId, customer);
}
