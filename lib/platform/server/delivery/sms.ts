import { z } from "zod";
import { env } from "../config/env";
import { fetchJson } from "../http/fetch-json";

export type SmsMessage = { to: string; text: string };

/** Sends one text message. Throws when the provider does not take it, without the number. */
export type SmsSender = (message: SmsMessage) => Promise<void>;

const TIMEOUT_MS = 10_000;
/** What the provider says of a message that it has taken is a few hundred bytes. */
const MAX_BYTES = 20_000;

const taken = z.object({ sid: z.string().min(1) });

/** Twilio's Messages API: a form, and the account as user of HTTP Basic (https://www.twilio.com/docs/messaging/api). */
function twilio(account: string, token: string, from: string): SmsSender {
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, env.SMS_URL);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;
  return async ({ to, text }) => {
    const answer = await fetchJson(url, {
      method: "POST",
      headers: { Authorization: authorization },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    taken.parse(answer);
  };
}

/** The configured provider of text messages; null: none. */
export function maybeSmsSender(): SmsSender | null {
  const { SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = env;
  return account && token && from ? twilio(account, token, from) : null;
}

/** How this server proves phone numbers: by message, in a demo without a provider on the screen, or not at all. */
export function smsMode(): "sent" | "shown" | "off" {
  if (maybeSmsSender()) return "sent";
  return env.DEMO ? "shown" : "off";
}
