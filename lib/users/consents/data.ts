import type { Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { TERMS_VERSION } from "./constants";

/** Writes down that a user has accepted the terms that apply. Twice is the same as once. */
export async function addTermsConsent(tx: Tx, userId: string): Promise<void> {
  await tx.consent.createMany({
    data: { id: newId(), userId, document: "TERMS", version: TERMS_VERSION },
    skipDuplicates: true,
  });
}
