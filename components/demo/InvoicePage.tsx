import Box from "@mui/material/Box";
import { MessagesProvider } from "@/components/providers/MessagesProvider";
import { getMessages, getTranslations } from "next-intl/server";
import { readLanguage, toLocale } from "@/lib/i18n/languages";
import { InvoiceScreen } from "./InvoiceScreen";
import { pickMessages } from "@/lib/i18n/client-messages";

/** The tab's title of an invoice, in the user's language. */
export async function invoiceTitle(lang: unknown): Promise<string> {
  const locale = toLocale(readLanguage(lang));
  const t = await getTranslations({ locale, namespace: "subscriptions.invoices" });
  return t("noNumber");
}

/** An invoice of the demo in the language of the list that leads to it. */
export async function InvoicePage({ lang, id }: { lang: unknown; id: string }) {
  const locale = toLocale(readLanguage(lang));
  const messages = pickMessages(await getMessages({ locale }), {
    common: true,
    errors: true,
    subscriptions: true,
  });
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Box component="main" lang={locale}>
        <InvoiceScreen id={id} />
      </Box>
    </MessagesProvider>
  );
}
