import { createElement as h, type CSSProperties, type ReactElement } from "react";
import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator, type Translator } from "@/lib/i18n/translator";

/** What a mail says, before it has a form; the HTML and the plain text are made from the same words. */
export type MailContent = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  title: string;
  paragraphs: string[];
  /** Things the mail lists above its button, each with a page of its own. */
  items?: { title: string; text: string; url: string }[];
  button: { label: string; url: string };
  /** A second way on, below the button. */
  link?: { label: string; url: string };
  /** An appointment for the calendar of the mail program. */
  calendar?: string | undefined;
  /** Small print below the button. */
  notes: string[];
  /** Security mail shows the link in full and cannot be switched off. */
  isSecurity: boolean;
  /** Why the reader gets it, where neither their account nor its security is the reason. */
  why?: string;
  /** Whom an answer goes to, when that is not support. */
  replyTo?: { name: string; address: string };
  /** Where this kind of mail is switched off, by a person and by their mail program; security mail has none. */
  unsubscribe?: { page: string; oneClick: string };
};

const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

// Colours of docs/look.md. Mail programs keep inline styles and drop most of the rest, so light is inline;
// those that know dark mode also read a style element, whose classes win.
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#101318!important}.card{background:#181C23!important;border-color:#2C333E!important}
.ink{color:#ECEEF2!important}.soft{color:#AEB5C2!important}.muted{color:#8D95A5!important}
.honey{background:#FFBC33!important}.action{color:#171A21!important}}`;

const text = (size: number, line: number, color: string, more: CSSProperties = {}): CSSProperties => ({
  margin: 0,
  fontFamily: FONT,
  fontSize: size,
  lineHeight: `${line}px`,
  color,
  ...more,
});

function table(style: CSSProperties, className: string, ...rows: ReactElement[]): ReactElement {
  const plain = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, width: "100%" };
  return h("table", { ...plain, style, className }, h("tbody", null, ...rows));
}

function row(style: CSSProperties, ...children: ReactElement[]): ReactElement {
  return h("tr", null, h("td", { style }, ...children));
}

function brand(): ReactElement {
  const comb = h("span", { key: "comb", style: { color: "#F9AE0D" }, "aria-hidden": true }, "⬢");
  return h(
    "p",
    { className: "ink", style: text(18, 24, "#171A21", { fontWeight: 700 }) },
    comb,
    " TenderBee",
  );
}

/** A honey cell with a link: the one form of a button that every mail program draws. */
function buttonRow({ label, url }: MailContent["button"]): ReactElement {
  const link = text(16, 24, "#171A21", { fontWeight: 600, display: "inline-block", padding: "12px 24px" });
  const cell = { background: "#F9AE0D", borderRadius: 12 };
  return h(
    "tr",
    null,
    h(
      "td",
      { style: { padding: "24px 0 8px" } },
      h(
        "table",
        { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 },
        h(
          "tbody",
          null,
          h(
            "tr",
            null,
            h(
              "td",
              { className: "honey", style: cell },
              h("a", { href: url, className: "action", style: { ...link, textDecoration: "none" } }, label),
            ),
          ),
        ),
      ),
    ),
  );
}

function paragraphRow(words: string): ReactElement {
  return row({ paddingTop: 12 }, h("p", { className: "soft", style: text(16, 26, "#4B5261") }, words));
}

function noteRow(words: string): ReactElement {
  return row({ paddingTop: 12 }, h("p", { className: "muted", style: text(14, 22, "#646C7B") }, words));
}

function linkRow(words: string, url: string): ReactElement {
  const style = text(14, 22, "#646C7B", { wordBreak: "break-all" });
  return row({ paddingTop: 12 }, h("p", { className: "muted", style }, words, h("br"), url));
}

function itemRow({ title, text: words, url }: { title: string; text: string; url: string }): ReactElement {
  const link = { href: url, className: "ink", style: { color: "#171A21", fontWeight: 600 } };
  const below = h("p", { className: "muted", style: text(14, 22, "#646C7B") }, words);
  return row(
    { paddingTop: 16 },
    h("p", { className: "ink", style: text(16, 24, "#171A21") }, h("a", link, title)),
    ...(words ? [below] : []),
  );
}

function wayRow({ label, url }: { label: string; url: string }): ReactElement {
  const link = { href: url, className: "muted", style: { color: "#646C7B" } };
  return row(
    { paddingTop: 12 },
    h("p", { className: "muted", style: text(14, 22, "#646C7B") }, h("a", link, label)),
  );
}

function footerRow(why: string, label: string, href: string | undefined): ReactElement {
  const style = text(13, 20, "#646C7B");
  const link = { href, className: "muted", style: { color: "#646C7B" } };
  const words = href ? [why, " ", h("a", { ...link, key: "off" }, label)] : [why];
  return row({ padding: "16px 4px 0" }, h("p", { className: "muted", style }, ...words));
}

/** What mail programs show of a mail before it is opened; the blanks keep the body's text out of that line. */
function previewLine(words: string): ReactElement {
  const style: CSSProperties = { display: "none", overflow: "hidden", maxHeight: 0, maxWidth: 0, opacity: 0 };
  return h("div", { style }, words + "\u200C\u00A0".repeat(60));
}

function head(content: MailContent): ReactElement {
  return h(
    "head",
    null,
    h("meta", { httpEquiv: "Content-Type", content: "text/html; charset=UTF-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("meta", { name: "supported-color-schemes", content: "light dark" }),
    h("title", null, content.subject),
    h("style", { dangerouslySetInnerHTML: { __html: DARK } }),
  );
}

function card(content: MailContent, copyLink: string): ReactElement {
  const { title, paragraphs, button, notes, isSecurity } = content;
  const heading = h("h1", { className: "ink", style: text(24, 32, "#171A21", { fontWeight: 700 }) }, title);
  const inside = table(
    { width: "100%" },
    "",
    row({}, heading),
    ...paragraphs.map(paragraphRow),
    ...(content.items ?? []).map(itemRow),
    buttonRow(button),
    ...(content.link ? [wayRow(content.link)] : []),
    ...notes.map(noteRow),
    // An address to write to is nothing for a browser.
    ...(isSecurity && button.url.startsWith("http") ? [linkRow(copyLink, button.url)] : []),
  );
  const frame = { background: "#FFFFFF", border: "1px solid #E1E4E9", borderRadius: 16 };
  return table({ ...frame, borderCollapse: "separate" }, "card", row({ padding: 28 }, inside));
}

function whyOf({ why, isSecurity }: MailContent, t: Translator<"emails">): string {
  return why ?? t(isSecurity ? "frame.whySecurity" : "frame.whyAccount");
}

/** The whole mail as an element, one column of at most 560 px, readable in light and dark. */
export function layoutOf(content: MailContent, lang: Language): ReactElement {
  const t = translator(lang, "emails");
  const column = table(
    { maxWidth: 560, margin: "0 auto" },
    "",
    row({ padding: "0 4px 16px" }, brand()),
    row({}, card(content, t("frame.copyLink"))),
    footerRow(whyOf(content, t), t("frame.unsubscribe"), content.unsubscribe?.page),
  );
  const page = { background: "#F6F7F8" };
  const body = h(
    "body",
    { className: "page", style: { ...page, margin: 0, padding: 0 } },
    previewLine(content.preview),
    table(page, "page", row({ padding: "32px 16px" }, column)),
  );
  return h("html", { lang: toLocale(lang), dir: "ltr" }, head(content), body);
}

/** The same words for programs that show no HTML. */
export function textOf(content: MailContent, lang: Language): string {
  const t = translator(lang, "emails");
  const { title, paragraphs, button, notes, unsubscribe } = content;
  const off = unsubscribe ? `\n${t("frame.unsubscribe")}:\n${unsubscribe.page}` : "";
  const parts = [
    title,
    ...paragraphs,
    ...(content.items ?? []).map((item) => [item.title, item.text, item.url].filter(Boolean).join("\n")),
    `${button.label}:\n${button.url}`,
    ...(content.link ? [`${content.link.label}:\n${content.link.url}`] : []),
    ...notes,
    `-- \nTenderBee\n${whyOf(content, t)}${off}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
