import { useTranslations } from "next-intl";

/** What a person is called on screen: whoever has deleted their account has no name any more. */
export function usePersonName(): (person: { name: string }) => string {
  const t = useTranslations("common.person");
  return ({ name }) => name || t("deleted");
}
