import { useLocale, useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { linkStyles } from "@/components/ui/styles/styles";
import { StaticNote } from "@/components/ui/static/StaticNote";
import de from "@/messages/de/terms.json";
import en from "@/messages/en/terms.json";
import { type Operator, readDocument } from "./document";
import { lastChanged } from "./last-changed";
import { LegalPage } from "./LegalPage";

/** The two languages the terms are written in; readers of the others get the English text and a note. */
function LanguageNote() {
  const t = useTranslations("legal");
  const look = { ...linkStyles, lineHeight: "2.75rem" };
  return (
    <Box sx={{ mb: 6 }}>
      <StaticNote tone="info">
        {t("termsLanguages")}
        <Box component="span" sx={{ display: "flex", gap: 4, mt: 1 }}>
          <Box component="a" href="/en/terms-and-conditions" hrefLang="en" lang="en" sx={look}>
            {t("inEnglish")}
          </Box>
          <Box component="a" href="/de/terms-and-conditions" hrefLang="de" lang="de" sx={look}>
            {t("inGerman")}
          </Box>
        </Box>
      </StaticNote>
    </Box>
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
