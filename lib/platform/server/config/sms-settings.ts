import { z } from "zod";

/** How codes reach phones. */
export const smsSettings = {
  SMS_ACCOUNT: z
    .string()
    .optional()
    .describe(
      "Proves phone numbers by a code in a text message: the account SID at Twilio, or at whoever speaks its Messages API. Needs the two below; left out, numbers are not proven, and DEMO=1 shows the code on the screen.",
    ),
  SMS_TOKEN: z.string().optional().describe("The auth token that belongs to the account."),
  SMS_FROM: z
    .string()
    .optional()
    .describe("Who sends: a number such as +43123456789, or a name where the provider takes one."),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://api.twilio.com")
    .describe("Where the provider of text messages answers."),
};
