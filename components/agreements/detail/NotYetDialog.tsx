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
import { finishRefusalBody } from "@/lib/tenders/schema/content";

type Props = { tender: TenderView; name: string; onClose: () => void };

/** Asks what is missing, which the BEE reads in the chat. */
export function NotYetDialog({ tender, name, onClose }: Props) {
  const t = useTranslations("work-done.asked");
  const { mutateAsync: refuse } = useFinishStep(tender.id, "finish-refusal");
  const form = useZodForm(finishRefusalBody, { version: tender.version, reason: "" });
  const send = async (body: Parameters<typeof refuse>[0]) => {
    await refuse(body);
    toast.success(t("done", { name }));
    onClose();
  };
  return (
    <ActionDialog open onClose={onClose} title={t("question")}>
      <Form form={form} onSubmit={send}>
        <FormTextArea
          name="reason"
          label={t("reason")}
          help={t("help", { name })}
          rows={3}
          maxLength={FINISHING.note}
        />
        <SubmitButton busyLabel={t("busy")}>{t("confirm")}</SubmitButton>
        <Button onClick={onClose}>{t("back")}</Button>
      </Form>
    </ActionDialog>
  );
}
