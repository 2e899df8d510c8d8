"use client";

import { useTranslations } from "next-intl";
import { FieldContactNote } from "@/components/masking/lazy-notes";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { TENDER_QUESTION_LIMITS } from "@/lib/tender-questions/constants";
import { askBody } from "@/lib/tender-questions/schema";
import { SendActions, type SendProps } from "./SendActions";

/** What a BEE asks. */
export function AskForm({ scope, onSend, onClose }: SendProps) {
  const form = useZodForm(askBody, { text: "" });
  const t = useTranslations("tender-questions.ask");
  useFormDraft(form, { key: "question", scope });
  const send = async ({ text }: { text: string }) => {
    await onSend(text);
    clearDraft("question", scope);
    onClose();
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormTextArea
        name="text"
        label={t("label")}
        help={t("help")}
        rows={3}
        maxLength={TENDER_QUESTION_LIMITS.text.max}
      />
      <FieldContactNote names={["text"]} />
      <SendActions submit={t("submit")} busy={t("busy")} onClose={onClose} />
    </Form>
  );
}
