"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { FormMonthField } from "@/components/ui/form/fields/FormMonthField";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useRemoveExperience, useSaveExperience } from "@/lib/users/experience/queries";
import { EXPERIENCE_LIMITS } from "@/lib/users/experience/constants";
import type { ExperienceInput, ExperienceView } from "@/lib/users/experience/schema";
import { EditableEntry } from "../edit/EditableEntry";
import { EntryRow } from "../edit/EntryRow";
import { ExperienceEntry } from "../profile/ExperienceEntry";
import { yearsBack } from "./years";

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/users/experience/schema")).experienceBody;

const FIRST_YEAR = 1930;

function valuesOf(experience: ExperienceView | undefined) {
  return {
    title: experience?.title ?? "",
    company: experience?.company ?? "",
    fromMonth: experience?.fromMonth ?? null,
    toMonth: experience?.toMonth ?? null,
    isCurrent: experience?.isCurrent ?? false,
    description: experience?.description ?? "",
  } as ExperienceInput;
}

type Props = { userId: string; experience?: ExperienceView };

/** One experience with its form; without one, the button to add another. */
export function ExperienceForm({ userId, experience }: Props) {
  const t = useTranslations("profiles.experience");
  const values = valuesOf(experience);
  const form = useZodForm(loadSchema, values);
  const save = useSaveExperience(userId, experience?.id);
  const { mutateAsync: remove } = useRemoveExperience(userId);
  return (
    <EditableEntry
      id={`experience ${experience?.id ?? "new"}`}
      form={form}
      values={values}
      onSave={(body) => save.mutateAsync(body)}
      view={(edit, openRef) =>
        experience ? (
          <EntryRow
            title={experience.title}
            onEdit={edit}
            editRef={openRef}
            onRemove={() => remove(experience.id)}
          >
            <ExperienceEntry experience={experience} />
          </EntryRow>
        ) : (
          <Button
            ref={openRef}
            variant="outlined"
            startIcon={<AddRounded />}
            onClick={edit}
            sx={{ justifySelf: "start" }}
          >
            {t("add")}
          </Button>
        )
      }
    >
      <Fields />
    </EditableEntry>
  );
}

function Fields() {
  const t = useTranslations("profiles.experience");
  const common = useTranslations("common.form");
  const isCurrent = useWatch({ name: "isCurrent" }) === true;
  const years = yearsBack(FIRST_YEAR);
  return (
    <>
      <FormTextField name="title" label={t("job")} maxLength={EXPERIENCE_LIMITS.title.max} />
      <FormTextField
        name="company"
        label={t("company")}
        hint={common("optional")}
        autoComplete="organization"
        maxLength={EXPERIENCE_LIMITS.company}
      />
      <FormSwitch name="isCurrent" label={t("current")} />
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}>
        <FormMonthField name="fromMonth" label={t("from")} years={years} />
        {!isCurrent && <FormMonthField name="toMonth" label={t("to")} years={years} />}
      </Box>
      <FormTextArea
        name="description"
        label={t("description")}
        hint={common("optional")}
        rows={3}
        maxLength={EXPERIENCE_LIMITS.description}
      />
    </>
  );
}
