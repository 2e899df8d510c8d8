"use client";

import { useTranslations } from "next-intl";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { COMPLAINT_LIMITS } from "@/lib/reports/complaints/constants";
import { useComplain } from "@/lib/reports/complaints/queries";
import { complaintWords, type ComplaintWords } from "@/lib/reports/complaints/schema";

type Props = { decisionId: string; ticket?: string | undefined; onDone: () => void };

/** Why a person sees a decision differently. `ticket`: of the sign-in that was refused. */
export function ComplaintForm({ decisionId, ticket, onDone }: Props) {
  const t = useTranslations("reports.complaint");
  const form = useZodForm(complaintWords, { text: "" });
  const { mutateAsync: complain } = useComplain({ decisionId, ticket }, () => {
    toast.success(t("done"));
    onDone();
  });
  const send = async (words: ComplaintWords) => {
    await complain(words);
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormTextArea name="text" label={t("words")} rows={5} maxLength={COMPLAINT_LIMITS.text} />
      <SubmitButton busyLabel={t("busy")}>{t("submit")}</SubmitButton>
    </Form>
  );
}
