import { useFormatter, useMessages, useTranslations } from "next-intl";
import { type Operator, readDocument } from "./document";
import { LegalPage } from "./LegalPage";
import { LAST_CHANGED } from "./last-changed";

/** Which personal data are processed, why, and what rights people have. */
export function PrivacyScreen({ operator }: { operator: Operator }) {
  const t = useTranslations("legal");
  const format = useFormatter();
  const date = format.dateTime(LAST_CHANGED.privacy, { dateStyle: "long" });
  const { privacy } = useMessages().legal;
  return (
    <LegalPage
      document={readDocument(privacy, operator)}
      updated={t("updated", { date })}
      contents={t("contents")}
    />
  );
}
