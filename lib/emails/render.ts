import { toLocale, type Language } from "@/lib/i18n/languages";
import { env } from "@/lib/platform/server/config/env";
import { dateTag } from "@/lib/shared/dates/dates";
import { DEFAULT_TIME_ZONE } from "@/lib/shared/dates/local-clock";
import { layoutOf, textOf, type MailContent } from "./layout";

export type RenderedMail = { subject: string; html: string; text: string; links: string[] };

/** A page's full address with the reader's language in front; mail has no page it could be relative to. */
export function pageUrl(lang: Language, path: string): string {
  return `${env.SITE_URL}/${lang}${path}`;
}

/** Day and time of a moment in words, in the time zone of the market. */
export function momentText(lang: Language, at: Date): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: DEFAULT_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(dateTag(toLocale(lang)), format).format(at);
}

/**
 * Both forms of a mail. Only jobs call this: it loads React's server renderer, which must stay out of whatever a
 * route handler imports (docs/UPGRADING.md, Trap 3).
 */
export async function renderMail(content: MailContent, lang: Language): Promise<RenderedMail> {
  // Loaded with the first mail: every process imports this file, and few ever write one.
  const { render } = await import("@react-email/render");
  const html = await render(layoutOf(content, lang));
  return { subject: content.subject, html, text: textOf(content, lang), links: [content.button.url] };
}
