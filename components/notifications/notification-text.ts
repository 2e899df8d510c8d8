import { useLocale, useTranslations } from "next-intl";
import { textValues } from "@/lib/notifications/machine";
import { type NotificationView } from "@/lib/notifications/schema";

export type NotificationText = { title: string; text: string; verb: string };

/** What a notification says, in the language of whoever looks at it. */
export function useNotificationText(): (notification: NotificationView) => NotificationText {
  const t = useTranslations("notifications");
  const locale = useLocale();
  return (notification) => {
    const values = textValues(notification, locale, {
      formerUser: t("formerUser"),
      reasonWord: (reason) => t(`reasons.${reason}`),
    });
    return {
      title: t(`types.${notification.type}.title`, values),
      text: t(`types.${notification.type}.text`, values),
      verb: t(`types.${notification.type}.verb`),
    };
  };
}
