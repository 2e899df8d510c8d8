"use client";

import { useTranslations } from "next-intl";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useSaveLanguages } from "@/lib/users/profile/queries";
import type { OwnProfile, UserLanguage } from "@/lib/users/profile/schema";
import { EditSection } from "../edit/EditSection";
import { LanguageLevels } from "../profile/LanguageLevels";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";

const LanguageRows = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./LanguageRows").then((file) => file.LanguageRows),
  { fallback: <SectionSkeleton heights={[76]} /> },
);

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/users/profile/schema")).languagesBody;

/** Without any language, the form starts with one row. */
const FIRST: UserLanguage[] = [{ code: "", level: "NATIVE" }];

/** The languages the user speaks, in display order. */
export function LanguagesSection({ profile: { id: userId, languages } }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.languages");
  const values = { languages: languages.length > 0 ? languages : FIRST };
  const form = useZodForm(loadSchema, values);
  const { mutateAsync: save } = useSaveLanguages(userId);
  return (
    <EditSection
      id="languages"
      title={t("title")}
      text={t("text")}
      form={form}
      values={values}
      onSubmit={(filled) => save(filled.languages)}
      view={<LanguageLevels languages={languages} />}
      isEmpty={languages.length === 0}
      emptyText={t("empty")}
      addLabel={t("add")}
    >
      <LanguageRows />
    </EditSection>
  );
}
