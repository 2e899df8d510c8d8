import { signUpWith } from "@/lib/auth/service/sign-up";
import { toValidContent } from "@/lib/agreements/service/create-tender";
import type { Language } from "@/lib/i18n/languages";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError, isAppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { addPending } from "../data";
import type { PendingTenderBody, PendingTenderCreated } from "../schema";

type CreatePending = { body: PendingTenderBody; lang: Language; ip: string; userAgent: string | null };

/** The issues of a tender, at the paths of a body that holds it as `tender`. */
function atTender(error: unknown): unknown {
  if (!isAppError(error)) return error;
  const issues = error.issues.map((issue) => ({ ...issue, path: `tender.${issue.path}` }));
  return new AppError(error.code, error.params, issues);
}

/**
 * A visitor's tender and account in one: signs the new client up as `signUp` does, and keeps the tender outside the
 * market until the address is confirmed. Throws what `signUp` throws, and 422 at a field of the tender.
 */
export async function createPendingTender(call: CreatePending): Promise<PendingTenderCreated> {
  const { tender, photos, account } = call.body;
  const contentLang = tender.contentLang ?? account.lang ?? call.lang;
  const content = { ...tender, contentLang, photoIds: [], fileIds: [] };
  await transact((work) => toValidContent(work, content)).catch((error: unknown) => {
    throw atTender(error);
  });
  const body = { ...account, role: "CLIENT" as const, isBusiness: false };
  const { signedIn, added } = await signUpWith({ ...call, body }, async (work, userId) => {
    const id = newId();
    await addPending(work.tx, { id, userId, content, photosToCome: photos });
    return id;
  });
  return { ...signedIn, pendingTenderId: added };
}
