import { SignJWT } from "jose";
import { newId } from "@/lib/shared/ids";
import type { TestRequest } from "@/tests/support/call";
import { aClient, anAdmin, aPro } from "@/tests/support/factories";
import type { Target } from "./scenes";

/** The eleven who call every operation, in the order of the matrix; the two of a target come last, as they may change it. */
export const CALLERS = [
  "nobody",
  "forged",
  "otherClient",
  "otherPro",
  "limitedClient",
  "limitedPro",
  "suspended",
  "moderator",
  "support",
  "manager",
  "client",
  "pro",
] as const;
export type Caller = (typeof CALLERS)[number];

const NOT_OUR_KEY = Buffer.from("a key that is not ours, but long enough for HS256");
const DAY_MS = 86_400_000;

/** A token that is right in all but its signature. */
async function forgedFor(userId: string): Promise<string> {
  const claims = new SignJWT({ sid: newId(), gen: 1 }).setSubject(userId).setExpirationTime("1h");
  return claims.setProtectedHeader({ alg: "HS256", typ: "at+jwt" }).sign(NOT_OUR_KEY);
}

/** Those who are strangers to every target. */
export async function meetStrangers() {
  const limitedUntil = new Date(Date.now() + DAY_MS);
  return {
    otherClient: await aClient(),
    otherPro: await aPro(),
    limitedClient: await aClient({ limitedUntil }),
    limitedPro: await aPro({ limitedUntil }),
    suspended: await aPro({ suspendedAt: new Date() }),
    moderator: await anAdmin({ adminRights: ["MODERATE"] }),
    support: await anAdmin({ adminRights: ["SUPPORT"] }),
    manager: await anAdmin({ adminRights: ["MANAGE"] }),
  };
}
export type Strangers = Awaited<ReturnType<typeof meetStrangers>>;

/** How this caller says who they are. */
export async function credentialsOf(
  caller: Caller,
  { client, pro }: Target,
  strangers: Strangers,
): Promise<TestRequest> {
  if (caller === "nobody") return {};
  if (caller === "forged") return { headers: { authorization: `Bearer ${await forgedFor(pro.id)}` } };
  return { as: { client, pro, ...strangers }[caller] };
}
