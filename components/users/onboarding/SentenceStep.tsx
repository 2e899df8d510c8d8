"use client";

import { useTranslations } from "next-intl";
import { FieldContactNote } from "@/components/masking/lazy-notes";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { columnNames, pick } from "@/lib/shared/columns";
import { PROFILE_COLUMNS } from "@/lib/users/constants";
import { MAX_HEADLINE } from "@/lib/users/particulars/constants";
import { useSaveHeadline } from "@/lib/users/profile/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { StepForm } from "./StepForm";

const loadSchema = async () => (await import("@/lib/users/profile/schema")).sentenceStep;

/** What clients read first about a BEE. */
export function SentenceStep({ profile }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.headline");
  const onboarding = useTranslations("onboarding");
  const { id: userId, headline } = profile;
  const form = useZodForm(loadSchema, { headline });
  const saveHeadline = useSaveHeadline(userId);
  const save = async (filled: { headline: string }) => {
    await saveHeadline.mutateAsync({ ...pick(profile, columnNames(PROFILE_COLUMNS)), ...filled });
    toast.success(onboarding("done"));
  };
  return (
    <StepForm step="sentence" userId={userId} form={form} onSubmit={save}>
      <FormTextField
        name="headline"
        label={t("label")}
        placeholder={t("placeholder")}
        maxLength={MAX_HEADLINE}
      />
      <FieldContactNote names={["headline"]} />
    </StepForm>
  );
}
