import Box from "@mui/material/Box";
import { MessagesProvider } from "@/components/providers/MessagesProvider";
import { getMessages, getTranslations } from "next-intl/server";
import { readLanguage, toLocale } from "@/lib/i18n/languages";
import { pickMessages } from "@/lib/i18n/client-messages";
import { readProvider } from "@/lib/shared/identity";
import { IdentityScreen, type IdentityRequest } from "./IdentityScreen";

/** The address the page was opened with; anybody can write one. */
export type IdentityQuery = Record<string, string | string[] | undefined>;

/** What the tab says, in the language it was opened from. */
export async function identityTitle(lang: unknown): Promise<string> {
  const t = await getTranslations({ locale: toLocale(readLanguage(lang)), namespace: "auth.identity" });
  return t("metaTitle");
}

const wordOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

function readRequest(query: IdentityQuery): IdentityRequest | null {
  const provider = readProvider(wordOf(query.provider).toUpperCase());
  const [nonce, state, back] = [wordOf(query.nonce), wordOf(query.state), wordOf(query.back)];
  return provider && nonce && state && back ? { provider, nonce, state, back } : null;
}

const TEXTS = { common: true, errors: true, auth: true, validation: true } as const;

/** The demo's own identity provider, in the language it was opened from. */
export async function IdentityPage({ query }: { query: IdentityQuery }) {
  const lang = readLanguage(query.lang);
  const locale = toLocale(lang);
  const messages = pickMessages(await getMessages({ locale }), TEXTS);
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Box component="main" lang={locale}>
        <IdentityScreen request={readRequest(query)} signInPath={`/${lang}/sign-in`} />
      </Box>
    </MessagesProvider>
  );
}
