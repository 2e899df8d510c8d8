import { useLocale, useTranslations } from "next-intl";
import { notificationText, type TextOf } from "./notification-messages";

/** What a notification says, in the language of whoever looks at it. */
export function useNotificationText(): TextOf {
  const t = useTranslations("notifications");
  const locale = useLocale();
  return (notification) =>
    notificationText(notification, locale, {
      formerUser: t("formerUser"),
      reasonWord: (reason) => t(`reasons.${reason}`),
      part: (part, values) => t(`types.${notification.type}.${part}`, values),
    });
}
