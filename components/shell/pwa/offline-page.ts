import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/**
 * The offline page, which the service worker answers navigations with while there is no network. It needs one style
 * sheet, one small script and the logo, all precached, and contains no user data.
 */
export function offlinePage(lang: Language): string {
  const t = translator(lang, "offline");
  return `<!doctype html>
<html lang="${toLocale(lang)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(t("title"))} | TenderBee</title>
    <link rel="icon" href="/logo.svg">
    <link rel="stylesheet" href="/offline/offline.css">
  </head>
  <body>
    <main>
      <img src="/logo.svg" alt="TenderBee" width="56" height="56">
      <h1>${escapeHtml(t("title"))}</h1>
      <p role="status">${escapeHtml(t("text"))}</p>
      <p>${escapeHtml(t("kept"))}</p>
      <button type="button">${escapeHtml(t("retry"))}</button>
    </main>
    <script src="/offline/offline.js"></script>
  </body>
</html>
`;
}
