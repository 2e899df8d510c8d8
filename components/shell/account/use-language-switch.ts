"use client";

import { toLanguage, type Locale } from "@/lib/i18n/languages";
import { usePathname, useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { useSaveLanguage } from "@/lib/users/queries";

/** Leads to this very page, query included, in another language; mail to a signed-in person follows. */
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
