"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { useAwayDay } from "@/components/ui/display/AwayChip";
import { useToday } from "@/components/ui/display/use-today";
import { Note } from "@/components/ui/feedback/Note";
import { Form } from "@/components/ui/form/Form";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { Day } from "@/lib/shared/dates/dates";
import { useSaveAway } from "@/lib/users/away/queries";
import { awayForm, type AwayForm } from "@/lib/users/away/schema";

/** A BEE says until which day they take no new jobs, and with one press that they are back. */
export function AwaySection() {
  const t = useTranslations("away");
  const { user } = useSession();
  if (user?.role !== "PRO") return null;
  return (
    <SectionCard id="away" title={t("title")} text={t("text")}>
      {user.awayUntil ? <AwayNow until={user.awayUntil} /> : <AwayForm />}
    </SectionCard>
  );
}

function AwayNow({ until }: { until: Day }) {
  const t = useTranslations("away");
  const save = useSaveAway(() => toast.success(t("ended")));
  return (
    <>
      <Note tone="warning">{t("now", { date: useAwayDay()(until) })}</Note>
      <Box>
        <BusyButton
          variant="outlined"
          busy={save.isPending}
          busyLabel={t("busy")}
          onClick={() => save.mutate(null)}
        >
          {t("end")}
        </BusyButton>
      </Box>
    </>
  );
}

function AwayForm() {
  const t = useTranslations("away");
  const save = useSaveAway();
  const form = useZodForm(awayForm, { until: null });
  const submit = async ({ until }: AwayForm) => void (await save.mutateAsync(until));
  return (
    <Form form={form} onSubmit={submit}>
      <FormDateField name="until" label={t("until")} minDate={useToday()} />
      <SubmitButton busyLabel={t("busy")} sx={{ justifySelf: { md: "start" } }}>
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}
