import { useLocale, useMessages, useTranslations } from "next-intl";
import { type Operator, readDocument } from "./document";
import { LegalPage } from "./LegalPage";
import { lastChanged } from "./last-changed";

type Props = { name: "imprint" | "privacy" | "cookies" | "dmca" | "ranking"; operator: Operator };

/** A legal text that is written in all five languages. */
export function LegalScreen({ name, operator }: Props) {
  const locale = useLocale();
  const t = useTranslations("legal");
  const { imprint, privacy, cookies, dmca, ranking } = useMessages().legal;
  const messages = { imprint, privacy, cookies, dmca, ranking };
  // The law asks for an address there: that it is missing is said, not passed over.
  const missing = name === "imprint" ? { address: t("addressMissing") } : undefined;
  return (
    <LegalPage
      document={readDocument(messages[name], operator, missing)}
      updated={t("updated", { date: lastChanged(name, locale) })}
      contents={t("contents")}
    />
  );
}
