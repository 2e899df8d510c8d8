import { createTransport, type Transporter } from "nodemailer";
import { toLocale, type Language } from "@/lib/i18n/languages";
import { newId } from "@/lib/shared/ids";
import { db } from "../database/db";
import { deleteInBatches } from "../database/delete-in-batches";
import { env } from "../config/env";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { inSpan } from "../tracing/tracing";

/** A mail ready to go. `id` stays the same over all tries and becomes the Message-ID. */
export type Envelope = {
  id: string;
  to: string;
  lang: Language;
  subject: string;
  html: string;
  text: string;
  /** Where the mail's buttons lead, for the embedded mailbox. */
  links: string[];
  /** The person who wrote it, whom an answer goes to; left out, it is the product that speaks. */
  replyTo?: { name: string; address: string } | undefined;
  /** A calendar file that comes with it. */
  calendar?: string | undefined;
  /** More headers, such as List-Unsubscribe. */
  headers: Record<string, string>;
};

type Delivery = "accepted" | "refused";

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** How long the embedded mailbox keeps a mail. */
const KEPT_MS = 30 * 24 * 3_600_000;

let transport: { url: string; transporter: Transporter } | undefined;

/** With what every mail is signed for its domain (DKIM); undefined unless all of it is configured. */
function signature(): { domainName: string; keySelector: string; privateKey: string } | undefined {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = env;
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return undefined;
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}

function transporterOf(url: string): Transporter {
  if (transport?.url === url) return transport.transporter;
  const patience = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS };
  // Texts come from our own renderer: nothing in a mail may make the server read a file or fetch an address.
  const limits = { disableFileAccess: true, disableUrlAccess: true };
  transport = { url, transporter: createTransport({ url, ...patience, ...limits, dkim: signature() }) };
  return transport.transporter;
}

/** One line, whatever people have called themselves or their tenders: a line break would begin a header. */
function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

const BY_MACHINE = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

function headersOf({ lang, headers, replyTo }: Envelope): Record<string, string> {
  // Help desks put a machine's mail aside; a person's is to be answered.
  const own = replyTo ? {} : BY_MACHINE;
  const all = { ...own, "Content-Language": toLocale(lang), ...headers };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, oneLine(value)]));
}

function messageIdOf({ id }: Envelope): string {
  return `<${id}@${new URL(env.SITE_URL).hostname}>`;
}

/** The server said no for good, about this recipient: asking again would only be rude. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  return command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500;
}

/** A file and not an invitation: no organizer waits for an answer, and the mail program offers to keep it. */
const CALENDAR_FILE = {
  filename: "appointment.ics",
  contentType: "text/calendar; charset=utf-8",
} as const;

async function overSmtp(url: string, envelope: Envelope): Promise<Delivery> {
  const { to, html, text, replyTo, calendar } = envelope;
  try {
    await transporterOf(url).sendMail({
      messageId: messageIdOf(envelope),
      from: env.MAIL_FROM,
      replyTo: replyTo ? { ...replyTo, name: oneLine(replyTo.name) } : env.SUPPORT_EMAIL,
      // As an object it is one address, whatever commas or brackets it may hold.
      to: { name: "", address: to },
      subject: oneLine(envelope.subject),
      headers: headersOf(envelope),
      html,
      text,
      ...(calendar && { attachments: [{ ...CALENDAR_FILE, content: calendar }] }),
    });
    return "accepted";
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    log.warn({ err: error, mailId: envelope.id }, "the mail server does not know this recipient");
    return "refused";
  }
}

/** The Message-ID is unique: a mail handed over twice, after a crash, is there once. */
async function intoMailbox(envelope: Envelope): Promise<Delivery> {
  const messageId = messageIdOf(envelope);
  const { replyTo } = envelope;
  const answerTo = replyTo ? { "Reply-To": oneLine(`${replyTo.name} <${replyTo.address}>`) } : {};
  const headers = { ...headersOf(envelope), ...answerTo, "Message-ID": messageId, From: env.MAIL_FROM };
  await db.$executeRaw`
    INSERT INTO mailbox_messages (id, message_id, recipient, subject, text, html, headers, links)
    VALUES (${newId()}::uuid, ${messageId}, ${envelope.to}, ${oneLine(envelope.subject)}, ${envelope.text},
            ${envelope.html}, ${JSON.stringify(headers)}::jsonb, ${envelope.links})
    ON CONFLICT (message_id) DO NOTHING`;
  return "accepted";
}

/**
 * Hands a mail over: to the mail server when one is configured, else to the embedded mailbox. "refused": the server takes
 * none for this recipient, ever. Throws when the server is away or says "later", so that the queue tries again.
 */
export function deliver(envelope: Envelope): Promise<Delivery> {
  return inSpan("send mail", { kind: "client" }, async (span) => {
    let outcome: Delivery | "failed" = "failed";
    try {
      outcome = await (env.SMTP_URL ? overSmtp(env.SMTP_URL, envelope) : intoMailbox(envelope));
      return outcome;
    } finally {
      singletons.metrics?.mails.inc({ outcome });
      span.add({ "tenderbee.outcome": outcome });
    }
  });
}

/** Deletes what the embedded mailbox has kept for a month. Answers how many mails went. */
export function emptyMailbox(now: Date): Promise<number> {
  const where = { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } };
  return deleteInBatches((limit) => db.mailboxMessage.deleteMany({ where, limit }));
}
