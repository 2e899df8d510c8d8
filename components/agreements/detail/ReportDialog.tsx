"use client";

import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useFinishStep } from "@/lib/agreements/timers/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { FINISHING } from "@/lib/tenders/constants";
import { finishRequestBody } from "@/lib/tenders/schema/content";

type Props = { tender: TenderView; name: string; onClose: () => void };

/** Asks for a few words before the work is reported as done. */
export function ReportDialog({ tender, name, onClose }: Props) {
  const t = useTranslations("work-done.report");
  const { mutateAsync: report } = useFinishStep(tender.id, "finish-request");
  const form = useZodForm(finishRequestBody, { version: tender.version, note: "" });
  const send = async (body: Parameters<typeof report>[0]) => {
    await report(body);
    toast.success(t("done", { name }));
    onClose();
  };
  return (
    <ActionDialog open onClose={onClose} title={t("question")} text={t("text", { name })}>
      <Form form={form} onSubmit={send}>
        <FormTextArea
          name="note"
          label={t("note")}
          hint={t("optional")}
          rows={3}
          maxLength={FINISHING.note}
        />
        <SubmitButton busyLabel={t("busy")}>{t("confirm")}</SubmitButton>
        <Button onClick={onClose}>{t("back")}</Button>
      </Form>
    </ActionDialog>
  );
}
