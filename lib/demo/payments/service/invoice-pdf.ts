import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type pdfmake from "pdfmake";
import type { TDocumentDefinitions, Content } from "pdfmake/interfaces";
import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { dateTag } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money";
import { buyerLines, lastDayOf } from "../presentation";
import type { DemoInvoice } from "../schema";
import { readDemoInvoice } from "./invoice";

const HONEY = "#f9ae0d";
const MUTED = "#5b6577";

/** Amounts and days of one language. */
function messagesOf(lang: Language) {
  const locale = toLocale(lang);
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" });
  return {
    t: translator(lang, "subscriptions"),
    locale,
    money: (minor: number) => formatMoney(minor, locale, { decimals: "always" }),
    day: (at: string) => day.format(new Date(at)),
  };
}

type Messages = ReturnType<typeof messagesOf>;

function parties({ issuer, buyer }: DemoInvoice, { t, locale }: Messages): Content {
  const numbers = (registrationNumber: string | null, vatId: string | null) => [
    registrationNumber && t("invoices.register", { number: registrationNumber }),
    vatId && t("invoices.vatId", { id: vatId }),
  ];
  const sold = [issuer.name, issuer.address, ...numbers(issuer.register, issuer.vatId)];
  const bought = buyer
    ? [...buyerLines(buyer, locale), ...numbers(buyer.registrationNumber, buyer.vatId)]
    : [];
  const side = (label: string, all: (string | null)[]) => ({
    stack: [{ text: label, style: "label" }, ...all.filter((line) => line !== null)],
  });
  return { columns: [side(t("invoices.from"), sold), side(t("invoices.for"), bought)], columnGap: 24 };
}

function sums(invoice: DemoInvoice, { t, money, day }: Messages): Content {
  const { plan, periodStart, netMinor, vatPercent, vatMinor, amountMinor } = invoice;
  const line = t("invoices.line", { plan, from: day(periodStart), to: day(lastDayOf(invoice)) });
  const row = (label: string, minor: number) => [label, { text: money(minor), alignment: "right" as const }];
  const total = [
    { text: t("invoices.total"), bold: true },
    { text: money(amountMinor), bold: true, alignment: "right" as const },
  ];
  return {
    table: {
      widths: ["*", "auto"],
      body: [
        row(line, netMinor),
        row(t("invoices.net"), netMinor),
        row(t("invoices.vat", { percent: vatPercent }), vatMinor),
        total,
      ],
    },
    layout: "lightHorizontalLines",
  };
}

/** The page, as pdfmake draws it. */
function documentOf(invoice: DemoInvoice, lang: Language): TDocumentDefinitions {
  const messages = messagesOf(lang);
  const { t, day } = messages;
  const { number, createdAt, status } = invoice;
  return {
    info: { title: t("invoices.number", { number }) },
    defaultStyle: { font: "Roboto", fontSize: 10, lineHeight: 1.35 },
    styles: { label: { color: MUTED, fontSize: 9, margin: [0, 0, 0, 2] } },
    pageMargins: [48, 48, 48, 48],
    content: [
      { text: "TenderBee", color: HONEY, bold: true, fontSize: 16 },
      { text: t("invoices.number", { number }), bold: true, fontSize: 20, margin: [0, 16, 0, 4] },
      { text: `${day(createdAt)} · ${t(`invoices.status.${status}`)}`, color: MUTED, margin: [0, 0, 0, 20] },
      parties(invoice, messages),
      { text: " ", margin: [0, 8] },
      sums(invoice, messages),
      { text: t("invoices.demoNote"), color: MUTED, margin: [0, 24, 0, 0] },
    ],
  };
}

// Loaded with the first invoice: a server that serves none should not carry a PDF library in its memory.
let library: Promise<typeof pdfmake> | undefined;

async function loadLibrary(): Promise<typeof pdfmake> {
  const loaded = (await import("pdfmake")).default;
  const folder = join(
    dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")),
    "fonts",
    "Roboto",
  );
  const [normal, bold] = [join(folder, "Roboto-Regular.ttf"), join(folder, "Roboto-Medium.ttf")];
  loaded.setFonts({ Roboto: { normal, bold, italics: normal, bolditalics: bold } });
  // The document names nothing but its fonts.
  loaded.setLocalAccessPolicy((path) => path.startsWith(folder));
  loaded.setUrlAccessPolicy(() => false);
  return loaded;
}

/** The invoice as a file to keep, in the language of its reader. Throws `not_found`. */
export async function serveInvoicePdf({ id, lang }: { id: string; lang: Language }): Promise<Response> {
  const invoice = await readDemoInvoice({ id, lang });
  library ??= loadLibrary();
  const file = await (await library).createPdf(documentOf(invoice, lang)).getBuffer();
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${invoice.number}.pdf"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
