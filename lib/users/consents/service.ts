import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { TERMS_VERSION } from "./constants";
import { addTermsConsent } from "./data";

/** A user accepts the terms. Throws `conflict` for another version than the one that applies: the screen is an old one. */
export async function acceptTerms({ actor, version }: { actor: Actor; version: string }): Promise<void> {
  if (version !== TERMS_VERSION) throw new AppError("conflict");
  await transact(({ tx }) => addTermsConsent(tx, actor.id));
}
