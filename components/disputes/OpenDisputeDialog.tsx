"use client";

import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { DISPUTE_LIMITS, DISPUTE_REASONS } from "@/lib/disputes/constants";
import { useOpenDispute } from "@/lib/disputes/queries";
import { disputeBody, type NewDispute } from "@/lib/disputes/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { DisputePhotos } from "./DisputePhotos";

type Props = { tenderId: string; name: string; onClose: () => void };

// Photos of an upload that was not sent are gone after a reload; the words are what is hard to write again.
const withoutPhotos = (values: Record<string, unknown>) => ({ ...values, photoIds: [] });

/** One of the two says what went wrong; what was typed survives closing and a reload. */
export function OpenDisputeDialog({ tenderId, name, onClose }: Props) {
  const t = useTranslations("disputes");
  const form = useZodForm(disputeBody, { reason: null, text: "", photoIds: [] });
  useFormDraft(form, { key: "dispute", scope: tenderId, normalize: withoutPhotos });
  const { mutateAsync: open } = useOpenDispute(tenderId, () => {
    clearDraft("dispute", tenderId);
    toast.success(t("open.done", { name }));
  });
  const send = async (dispute: NewDispute) => {
    await open(dispute);
    onClose();
  };
  const options = DISPUTE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }));
  return (
    <ActionDialog open onClose={onClose} title={t("open.title")} text={t("open.text", { name })}>
      <Form form={form} onSubmit={send}>
        <FormChoiceChips name="reason" label={t("open.reason")} options={options} />
        <FormTextArea
          name="text"
          label={t("open.words")}
          help={t("open.help", { name })}
          rows={4}
          maxLength={DISPUTE_LIMITS.text.max}
        />
        <DisputePhotos />
        <SubmitButton busyLabel={t("acts.busy")}>{t("open.submit")}</SubmitButton>
        <Button onClick={onClose}>{t("acts.back")}</Button>
      </Form>
    </ActionDialog>
  );
}
