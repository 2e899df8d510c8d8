import { LANGUAGES, LOCALES } from "@/lib/i18n/languages";

// Only its origin counts: whatever a path resolves to must stay on it.
const HERE = "https://here.invalid";
const PREFIX = new RegExp(`^/(?:${[...new Set([...LANGUAGES, ...LOCALES])].join("|")})(?=[/?#]|$)`);

/**
 * Where a sign-in leads to, out of the `next` of an address somebody may have forged: a path of this site without
 * its language, or null. Anything a browser could read as another site ("//evil", "/\evil", "https:…") is null.
 */
export function safeRedirect(next: string | null | undefined): string | null {
  if (!next?.startsWith("/")) return null;
  const url = URL.canParse(next, HERE) ? new URL(next, HERE) : null;
  if (url?.origin !== HERE) return null;
  const path = `${url.pathname}${url.search}${url.hash}`.replace(PREFIX, "");
  const inside = path.startsWith("/") ? path : `/${path}`;
  // "/en//evil" would name another site once its language is cut off.
  return /^\/[/\\]/.test(inside) ? null : inside;
}

/** The same address, carrying along where the person was going. */
export function withNext(href: string, next: string | null | undefined): string {
  const path = safeRedirect(next);
  if (!path) return href;
  return `${href}${href.includes("?") ? "&" : "?"}next=${encodeURIComponent(path)}`;
}
