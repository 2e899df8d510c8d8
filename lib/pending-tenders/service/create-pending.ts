import { isDeepStrictEqual } from "node:util";
import { signIn } from "@/lib/auth/service/sign-in";
import { signUpWith } from "@/lib/auth/service/sign-up";
import { toValidContent } from "@/lib/agreements/service/create-tender";
import type { Language } from "@/lib/i18n/languages";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError, isAppError } from "@/lib/shared/errors";
import { fixedId, newId } from "@/lib/shared/ids";
import { newTenderBody, type NewTender } from "@/lib/tenders/schema/content";
import { addPending, maybePendingById } from "../data";
import type { PendingTenderBody, PendingTenderCreated } from "../schema";

type CreatePending = {
  body: PendingTenderBody;
  lang: Language;
  ip: string;
  userAgent: string | null;
  idempotencyKey: string | null;
};

/** The issues of a tender, at the paths of a body that holds it as `tender`. */
function atTender(error: unknown): unknown {
  if (!isAppError(error)) return error;
  const issues = error.issues.map((issue) => ({ ...issue, path: `tender.${issue.path}` }));
  return new AppError(error.code, error.params, issues);
}

// Stored answers of idempotency keys belong to accounts, and hold no tokens: the key becomes the row's id instead.
const idOf = (key: string | null) => (key === null ? newId() : fixedId(`pending-tender:${key}`));

/**
 * The answer to a call whose first answer was lost: what it made is there, and the password of the account proves that
 * it is the same visitor. Null: nothing was made under this id. Throws `idempotency_key_reused` for another body.
 */
async function maybeMade(id: string, content: NewTender, call: CreatePending) {
  const made = await maybePendingById(id);
  if (!made) return null;
  const { email, password } = call.body.account;
  const isSame = made.email === email && (!made.content || isDeepStrictEqual(made.content, content));
  if (!isSame) throw new AppError("idempotency_key_reused");
  const { ip, userAgent } = call;
  const signedIn = await signIn({ body: { email, password }, ip, userAgent }).catch((error: unknown) => {
    if (isAppError(error) && error.code === "wrong_credentials") throw new AppError("idempotency_key_reused");
    throw error;
  });
  return { ...signedIn, pendingTenderId: id };
}

/**
 * A visitor's tender and account in one: signs the new client up as `signUp` does, and keeps the tender outside the
 * market until the address is confirmed; once per `Idempotency-Key`. Throws what `signUp` throws, `idempotency_key_reused`,
 * and 422 at a field of the tender.
 */
export async function createPendingTender(call: CreatePending): Promise<PendingTenderCreated> {
  const { tender, photos, account } = call.body;
  const contentLang = tender.contentLang ?? account.lang ?? call.lang;
  const content = { ...tender, contentLang, photoIds: [], fileIds: [] };
  await transact((work) => toValidContent(work, content)).catch((error: unknown) => {
    throw atTender(error);
  });
  const id = idOf(call.idempotencyKey);
  const stored = JSON.parse(JSON.stringify(newTenderBody.parse(content))) as NewTender;
  const made = await maybeMade(id, stored, call);
  if (made) return made;
  const body = { ...account, role: "CLIENT" as const, isBusiness: false };
  try {
    const { signedIn } = await signUpWith({ ...call, body }, (work, userId) =>
      addPending(work.tx, { id, userId, content, photosToCome: photos }),
    );
    return { ...signedIn, pendingTenderId: id };
  } catch (error) {
    // A rival with the same key was faster.
    const rival = isAppError(error) && error.code === "email_taken" && (await maybeMade(id, stored, call));
    if (rival) return rival;
    throw error;
  }
}
