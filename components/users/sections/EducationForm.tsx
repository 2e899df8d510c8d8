"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { FormYearField } from "@/components/ui/form/fields/FormYearField";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useRemoveEducation, useSaveEducation } from "@/lib/users/education/queries";
import { EDUCATION_LIMITS } from "@/lib/users/education/constants";
import type { EducationInput, EducationView } from "@/lib/users/education/schema";
import { EditableEntry } from "../edit/EditableEntry";
import { EntryRow } from "../edit/EntryRow";
import { EducationEntry } from "../profile/EducationEntry";
import { yearsBack } from "./years";

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/users/education/schema")).educationBody;

/** A current course may end in the future. */
const YEARS_AHEAD = 8;

function valuesOf(education: EducationView | undefined) {
  return {
    school: education?.school ?? "",
    degree: education?.degree ?? "",
    field: education?.field ?? "",
    fromYear: education?.fromYear ?? null,
    toYear: education?.toYear ?? null,
    isCurrent: education?.isCurrent ?? false,
    description: education?.description ?? "",
  } as EducationInput;
}

type Props = { userId: string; education?: EducationView };

/** One education with its form; without one, the button to add another. */
export function EducationForm({ userId, education }: Props) {
  const t = useTranslations("profiles.education");
  const values = valuesOf(education);
  const form = useZodForm(loadSchema, values);
  const save = useSaveEducation(userId, education?.id);
  const { mutateAsync: remove } = useRemoveEducation(userId);
  return (
    <EditableEntry
      id={`education ${education?.id ?? "new"}`}
      form={form}
      values={values}
      onSave={(body) => save.mutateAsync(body)}
      view={(edit, openRef) =>
        education ? (
          <EntryRow
            title={education.school}
            onEdit={edit}
            editRef={openRef}
            onRemove={() => remove(education.id)}
          >
            <EducationEntry education={education} />
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
  const t = useTranslations("profiles.education");
  const common = useTranslations("common.form");
  const isCurrent = useWatch({ name: "isCurrent" }) === true;
  const { firstYear } = EDUCATION_LIMITS;
  return (
    <>
      <FormTextField name="school" label={t("school")} maxLength={EDUCATION_LIMITS.school.max} />
      <FormTextField
        name="degree"
        label={t("degree")}
        hint={common("optional")}
        maxLength={EDUCATION_LIMITS.degree}
      />
      <FormTextField
        name="field"
        label={t("field")}
        hint={common("optional")}
        maxLength={EDUCATION_LIMITS.field}
      />
      <FormSwitch name="isCurrent" label={t("current")} />
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}>
        <FormYearField name="fromYear" label={t("from")} years={yearsBack(firstYear)} />
        {!isCurrent && (
          <FormYearField name="toYear" label={t("to")} years={yearsBack(firstYear, YEARS_AHEAD)} />
        )}
      </Box>
      <FormTextArea
        name="description"
        label={t("description")}
        hint={common("optional")}
        rows={3}
        maxLength={EDUCATION_LIMITS.description}
      />
    </>
  );
}
