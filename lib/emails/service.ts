import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/platform/server/config/env";
import { singletons } from "@/lib/platform/server/config/singletons";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { forgetBounce, markBounced } from "./data";

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** The password of HTTP Basic, whatever the user is called: the provider's form asks for both. */
function passwordOf(authorization: string | null): string {
  const [, encoded = ""] = /^Basic (.+)$/i.exec(authorization ?? "") ?? [];
  return Buffer.from(encoded, "base64")
    .toString()
    .replace(/^[^:]*:/, "");
}

/**
 * What the mail provider reports: a lost address gets no more mail. Twice is the same as once. Throws
 * `signature_invalid` for a wrong password, and `not_found` where no webhook is configured.
 */
export async function receiveMailWebhook(call: {
  authorization: string | null;
  lost: string | null;
}): Promise<void> {
  const secret = env.MAIL_WEBHOOK_SECRET;
  if (!secret) throw new AppError("not_found");
  // Digests have one length, which the comparison needs and a guess learns nothing from.
  if (!timingSafeEqual(digestOf(passwordOf(call.authorization)), digestOf(secret))) return refuseForged();
  if (call.lost) await markBounced(call.lost);
  singletons.metrics?.webhooks.inc({ source: "mail", outcome: "accepted" });
}

function refuseForged(): never {
  singletons.metrics?.webhooks.inc({ source: "mail", outcome: "forged" });
  throw new AppError("signature_invalid");
}

/** The caller says that their address works: mail is sent there again, until it comes back once more. */
export async function retryOwnMail({ actor }: { actor: Actor }): Promise<void> {
  await forgetBounce(actor.id);
}
