import { z } from "zod";

/** How mail leaves, and how the product learns that it came back. */
export const mailSettings = {
  SMTP_URL: z
    .url()
    .optional()
    .describe(
      "The mail server, such as smtps://user:password@mail.example.org. Left out, mail lands in the embedded mailbox.",
    ),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      "The password with which the mail provider reports bounces to /api/webhooks/mail (HTTP Basic, Postmark's form). Left out, only what the mail server refuses at once is known.",
    ),
  MAIL_FROM: z
    .string()
    .default("TenderBee <no-reply@tenderbee.local>")
    .describe(
      "The sender of every e-mail. A market at a public SITE_URL does not start without one of its own domain.",
    ),
  DKIM_DOMAIN: z
    .string()
    .optional()
    .describe(
      "Signs every e-mail for this domain (DKIM), so that it does not end up as spam. Needs the two below.",
    ),
  DKIM_SELECTOR: z
    .string()
    .optional()
    .describe('The name before "._domainkey" under which the public key stands in the domain\'s DNS.'),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll("\\n", "\n"))
    .optional()
    .describe("The private key as PEM, in one line with \\n for its line breaks."),
  SUPPORT_EMAIL: z
    .email()
    .default("support@tenderbee.local")
    .describe(
      "Where people reach support; shown on the error screen. A market at a public SITE_URL does not start without one of its own. Build setting.",
    ),
};
