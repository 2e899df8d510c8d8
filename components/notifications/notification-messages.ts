import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/languages";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Messages } from "@/lib/i18n/messages";
import { textValues, type NotificationWords } from "@/lib/notifications/presentation";
import type { NotificationView } from "@/lib/notifications/schema";

type Part = "title" | "text" | "verb";
type Values = ReturnType<typeof textValues>;

export type NotificationText = Record<Part, string>;
export type TextOf = (notification: NotificationView) => NotificationText;
type Words = NotificationWords & { part: (part: Part, values: Values) => string };

/** What a notification says, in the words of a translator. */
export function notificationText(
  notification: NotificationView,
  locale: Locale,
  { part, ...words }: Words,
): NotificationText {
  const values = textValues(notification, locale, words);
  return { title: part("title", values), text: part("text", values), verb: part("verb", values) };
}

/** The words where no page has sent them: they are fetched when something happens. */
export async function loadNotificationText(locale: Locale): Promise<TextOf> {
  const messages = (await loadMessages(locale, ["notifications"])) as Messages;
  const t = createTranslator({ locale, messages, namespace: "notifications" });
  return (notification) =>
    notificationText(notification, locale, {
      formerUser: t("formerUser"),
      reasonWord: (reason) => t(`reasons.${reason}`),
      part: (part, values) => t(`types.${notification.type}.${part}`, values),
    });
}
