"use client";

import { toLanguage, type Locale } from "@/lib/i18n/languages";
import { usePathname, useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { useSaveLanguage } from "@/lib/users/queries";

/** Navigates to the current URL, query included, in another language, and saves it as the language of a user's e-mails. */
export function useLanguageSwitch(): (locale: Locale) => void {
  const router = useRouter();
  const pathname = usePathname();
  const { user } = useSession();
  const { mutate: saveLanguage } = useSaveLanguage();
  return (locale) => {
    if (user) saveLanguage(toLanguage(locale));
    router.replace(pathname + window.location.search, { locale, scroll: false });
  };
}
