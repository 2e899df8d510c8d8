import { useTranslations } from "next-intl";

/** Display name of a user; a deleted account has no name and gets a placeholder. */
export function usePersonName(): (person: { name: string }) => string {
  const t = useTranslations("common.person");
  return ({ name }) => name || t("deleted");
}
