import { useLocale, useTranslations } from "next-intl";
import { notificationText, type TextOf } from "./notification-messages";

/** The text of a notification, in the viewer's language. */
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
