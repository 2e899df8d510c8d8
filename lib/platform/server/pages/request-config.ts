import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { toLanguage, type Locale } from "@/lib/i18n/languages";
import { NAMESPACES, type Messages } from "@/lib/i18n/messages";
import { routing } from "@/lib/i18n/routing";
import { withChangedNames } from "./changed-names";

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale;
  // Dates are shown in the user's own zone (lib/platform/browser/time-zone); UTC only keeps static pages stable.
  return { locale, messages: await loadAllMessages(locale), timeZone: "UTC" };
});

async function loadAllMessages(locale: Locale): Promise<Messages> {
  const lang = toLanguage(locale);
  const files = await Promise.all(
    NAMESPACES.map(async (namespace) => {
      const file = (await import(`@/messages/${lang}/${namespace}.json`)) as { default: unknown };
      return [namespace, file.default] as const;
    }),
  );
  const messages = Object.fromEntries(files) as Messages;
  return { ...messages, categories: withChangedNames(lang, messages.categories) };
}
