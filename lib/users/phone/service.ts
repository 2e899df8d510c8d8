import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { maybeSmsSender, smsMode } from "@/lib/platform/server/delivery/sms";
import { consumeRateLimit } from "@/lib/platform/server/http/rate-limit";
import { defineJob } from "@/lib/platform/server/queue/job";
import { isPhoneCodeOf, phoneCodeOf } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { translator } from "@/lib/i18n/translator";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { lockUser } from "../particulars/data";
import { CODE_MINUTES } from "./constants";
import { countTry, maybeCodeRecipient, maybeSentCode, readPhone, replaceCode, savePhoneProof } from "./data";
import { isOpenCode, whyNotProve } from "./policy";
import type { PhoneCodeAnswer } from "./schema";

/** Carries the id of the code only: neither number nor code is ever in the queue. */
export const sendPhoneCodeJob = defineJob({
  name: "send-phone-code",
  payload: z.object({ codeId: z.uuid() }),
  retryLimit: 2,
});

/**
 * Sends a code to the caller's own number; the one before counts no longer. Throws `sms_off`, `email_not_confirmed`,
 * `phone_missing`, `phone_proven`, `wrong_role` for admins, and `too_many_requests` by person and by number.
 */
export async function sendPhoneCode({ actor }: { actor: Actor }): Promise<PhoneCodeAnswer> {
  const mode = smsMode();
  if (mode === "off") throw new AppError("sms_off");
  return transact(async (work) => {
    await lockUser(work.tx, actor.id);
    const { phone, isPhoneProven } = await readPhone(work.tx, actor.id);
    allow(whyNotProve(actor, isPhoneProven));
    if (phone === null) throw new AppError("phone_missing");
    await countSending(actor.id);
    await countSending(phone);
    const id = newId();
    const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
    await replaceCode(work.tx, { id, userId: actor.id, phone, expiresAt });
    if (mode === "sent") await work.enqueue(sendPhoneCodeJob, { codeId: id });
    return { expiresAt: expiresAt.toISOString(), demoCode: mode === "shown" ? phoneCodeOf(id) : null };
  });
}

async function countSending(personOrNumber: string): Promise<void> {
  await consumeRateLimit("phoneCode", personOrNumber);
  await consumeRateLimit("phoneCodeDay", personOrNumber);
}

/**
 * Proves the caller's number by the code that was sent to it. Throws 422 at `code` for a wrong one, which is counted, and
 * `phone_code_over` when none is open: used, expired, tried too often, or sent to another number.
 */
export async function confirmPhone({ actor, code }: { actor: Actor; code: string }): Promise<void> {
  const isRight = await transact(async ({ tx }) => {
    await lockUser(tx, actor.id);
    const sent = await maybeSentCode(tx, actor.id);
    const { phone } = await readPhone(tx, actor.id);
    if (!sent || !isOpenCode(sent, phone, new Date())) throw new AppError("phone_code_over");
    const isSent = isPhoneCodeOf(code, sent.id);
    await (isSent ? savePhoneProof(tx, actor.id) : countTry(tx, actor.id));
    return isSent;
  });
  // After the commit, so that the wrong one stays counted.
  if (!isRight) throw fieldError("code", "smsCode");
}

/** Sends a code by text message, unless it has expired meanwhile. */
export async function deliverPhoneCode(codeId: string): Promise<void> {
  const recipient = await maybeCodeRecipient(db, codeId);
  if (!recipient) return;
  const { phone, lang } = recipient;
  const text = translator(lang, "phone")("sms", { code: phoneCodeOf(codeId), minutes: CODE_MINUTES });
  await maybeSmsSender()?.({ to: phone, text });
}
