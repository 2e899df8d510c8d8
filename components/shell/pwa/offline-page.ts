import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
}

/**
 * The page the worker shows without a network, at whatever address was asked for. It is complete with one style sheet,
 * one small script and the logo, all of which the worker keeps, and says nothing about anybody.
 */
export function offlinePage(lang: Language): string {
  const t = translator(lang, "offline");
  return `<!doctype html>
<html lang="${toLocale(lang)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="robots" content="noindex">
    <title>${escaped(t("title"))} | TenderBee</title>
    <link rel="icon" href="/logo.svg">
    <link rel="stylesheet" href="/offline/offline.css">
  </head>
  <body>
    <main>
      <img src="/logo.svg" alt="TenderBee" width="56" height="56">
      <h1>${escaped(t("title"))}</h1>
      <p role="status">${escaped(t("text"))}</p>
      <p>${escaped(t("kept"))}</p>
      <button type="button">${escaped(t("retry"))}</button>
    </main>
    <script src="/offline/offline.js"></script>
  </body>
</html>
`;
}
