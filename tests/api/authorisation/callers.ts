import { decodeJwt, SignJWT } from "jose";
import { accessTokenOf, type TestRequest } from "@/tests/support/call";
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

/** The real token of a user with another signature. */
async function forgedFor(user: { id: string }): Promise<string> {
  const token = await accessTokenOf(user);
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: "HS256", typ: "at+jwt" }).sign(NOT_OUR_KEY);
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
  if (caller === "forged") return { headers: { authorization: `Bearer ${await forgedFor(pro)}` } };
  return { as: { client, pro, ...strangers }[caller] };
}
