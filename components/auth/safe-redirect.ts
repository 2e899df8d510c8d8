import { LANGUAGES, LOCALES } from "@/lib/i18n/languages";

// A dummy base: the resolved URL must keep this origin.
const BASE = "https://here.invalid";
const PREFIX = new RegExp(`^/(?:${[...new Set([...LANGUAGES, ...LOCALES])].join("|")})(?=[/?#]|$)`);

/**
 * Validates the `next` parameter, which may be forged (open redirect): a path of this site without its language, or
 * null. Anything a browser could read as another site ("//evil", "/\evil", "https:…") is null.
 */
export function safeRedirect(next: string | null | undefined): string | null {
  if (!next?.startsWith("/")) return null;
  const url = URL.canParse(next, BASE) ? new URL(next, BASE) : null;
  if (url?.origin !== BASE) return null;
  const path = `${url.pathname}${url.search}${url.hash}`.replace(PREFIX, "");
  const inside = path.startsWith("/") ? path : `/${path}`;
  // "/en//evil" would become another site once its language is removed.
  return /^\/[/\\]/.test(inside) ? null : inside;
}

/** The same URL with the `next` parameter. */
export function withNext(href: string, next: string | null | undefined): string {
  const path = safeRedirect(next);
  if (!path) return href;
  return `${href}${href.includes("?") ? "&" : "?"}next=${encodeURIComponent(path)}`;
}
