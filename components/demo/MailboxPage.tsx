import Box from "@mui/material/Box";
import { MessagesProvider } from "@/components/providers/MessagesProvider";
import { getMessages, getTranslations } from "next-intl/server";
import { readLanguage, toLocale } from "@/lib/i18n/languages";
import { MailboxScreen } from "./MailboxScreen";
import { pickMessages } from "@/lib/i18n/client-messages";

/** What the tab of the mailbox says, in the language it was opened from. */
export async function mailboxTitle(lang: unknown): Promise<string> {
  const t = await getTranslations({ locale: toLocale(readLanguage(lang)), namespace: "auth.mailbox" });
  return t("metaTitle");
}

/** The mailbox in the language it was opened from. */
export async function MailboxPage({ lang, to }: { lang: unknown; to: string | null }) {
  const locale = toLocale(readLanguage(lang));
  const messages = pickMessages(await getMessages({ locale }), { common: true, errors: true, auth: true });
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Box component="main" lang={locale}>
        <MailboxScreen to={to?.trim() || null} />
      </Box>
    </MessagesProvider>
  );
}
