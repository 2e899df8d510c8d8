"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldContactNote } from "@/components/masking/lazy-notes";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
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
      <Preview profile={profile} />
    </StepForm>
  );
}

/** The line as it is typed, beside the name and the photo, as in the lists that clients choose from. */
function Preview({ profile: { name, photo, location } }: { profile: OwnProfile }) {
  const onboarding = useTranslations("onboarding");
  const headline = useWatch<{ headline: string | null }, "headline">({ name: "headline" })?.trim();
  return (
    <Box sx={{ pt: 4, borderTop: 1, borderColor: "divider" }}>
      <Typography variant="caption" component="p" sx={{ color: "surface.muted", mb: 3 }}>
        {onboarding("sentence.preview")}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
        <PersonAvatar bee name={name} photo={photo} size={56} />
        <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography variant="subtitle1" component="p">
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: headline ? "text.primary" : "surface.muted" }}>
            {headline || onboarding("sentence.empty")}
          </Typography>
          {location && (
            <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
              {location.city}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
