import { usePathname } from "next/navigation";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

/** The path as it stands in the address bar, with its language; needs no provider, unlike the one of navigation. */
export function useAddress(): { path: string; lang: Language } {
  const address = usePathname();
  const [, first, ...rest] = address.split("/");
  const lang = isLanguage(first) ? first : DEFAULT_LANGUAGE;
  return { path: `/${rest.join("/")}`.replace(/\/$/, "") || "/", lang };
}
