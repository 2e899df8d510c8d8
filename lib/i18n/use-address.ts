import { usePathname } from "next/navigation";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

/** Path of the URL without the language prefix, and the language. Needs no provider, unlike navigation's usePathname. */
export function useAddress(): { path: string; lang: Language } {
  const address = usePathname();
  const [, first, ...rest] = address.split("/");
  const lang = isLanguage(first) ? first : DEFAULT_LANGUAGE;
  return { path: `/${rest.join("/")}`.replace(/\/$/, "") || "/", lang };
}
