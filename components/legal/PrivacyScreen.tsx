import { useLocale, useMessages, useTranslations } from "next-intl";
import { type Operator, readDocument } from "./document";
import { LegalPage } from "./LegalPage";
import { lastChanged } from "./last-changed";

/** Which personal data are processed, why, and what rights people have. */
export function PrivacyScreen({ operator }: { operator: Operator }) {
  const locale = useLocale();
  const t = useTranslations("legal");
  const date = lastChanged("privacy", locale);
  const { privacy } = useMessages().legal;
  return (
    <LegalPage
      document={readDocument(privacy, operator)}
      updated={t("updated", { date })}
      contents={t("contents")}
    />
  );
}
