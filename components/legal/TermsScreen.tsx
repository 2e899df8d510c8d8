import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { useLocale, useTranslations } from "next-intl";
import { Note } from "@/components/ui/Note";
import de from "@/messages/de/terms.json";
import en from "@/messages/en/terms.json";
import { type Operator, readDocument } from "./document";
import { lastChanged } from "./last-changed";
import { LegalPage } from "./LegalPage";

/** The two languages the terms are written in; readers of the others get the English text and are told so. */
function LanguageNote() {
  const t = useTranslations("legal");
  return (
    <Note tone="info" sx={{ mb: 6 }}>
      {t("termsLanguages")}
      <Box component="span" sx={{ display: "flex", gap: 4, mt: 1, lineHeight: "44px" }}>
        <MuiLink href="/en/terms-and-conditions" hrefLang="en" lang="en">
          {t("inEnglish")}
        </MuiLink>
        <MuiLink href="/de/terms-and-conditions" hrefLang="de" lang="de">
          {t("inGerman")}
        </MuiLink>
      </Box>
    </Note>
  );
}

/** What clients, BEEs and the operator owe each other. */
export function TermsScreen({ operator }: { operator: Operator }) {
  const locale = useLocale();
  const t = useTranslations("legal");
  const isForeign = locale !== "en" && locale !== "de";
  return (
    <LegalPage
      document={readDocument(locale === "de" ? de : en, operator)}
      updated={t("updated", { date: lastChanged("terms", locale) })}
      contents={t("contents")}
      lang={isForeign ? "en" : undefined}
      note={isForeign && <LanguageNote />}
    />
  );
}
