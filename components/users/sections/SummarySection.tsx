"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { FieldContactNote } from "@/components/masking/lazy-notes";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useSaveSummary } from "@/lib/users/profile/queries";
import { PROFILE_LIMITS } from "@/lib/users/profile/constants";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { EditSection } from "../edit/EditSection";

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/users/profile/schema")).summaryBody;

/** The summary of the own profile. */
export function SummarySection({ profile: { id: userId, role, summary } }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.summary");
  const values = { summary: summary ?? "" };
  const form = useZodForm(loadSchema, values);
  const { mutateAsync: save } = useSaveSummary(userId);
  const isPro = role === "PRO";
  return (
    <EditSection
      id="summary"
      title={t("title")}
      text={t(isPro ? "textPro" : "textClient")}
      form={form}
      values={values}
      onSubmit={save}
      view={
        <Typography sx={{ color: "text.secondary", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {summary}
        </Typography>
      }
      isEmpty={summary === null}
      emptyText={t(isPro ? "emptyPro" : "emptyClient")}
      addLabel={t("add")}
    >
      <FormTextArea name="summary" label={t("label")} rows={6} maxLength={PROFILE_LIMITS.summary.max} />
      <FieldContactNote names={["summary"]} />
    </EditSection>
  );
}
