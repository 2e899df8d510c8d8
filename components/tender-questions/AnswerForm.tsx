"use client";

import { useTranslations } from "next-intl";
import { FieldContactNote } from "@/components/masking/lazy-notes";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { TENDER_QUESTION_LIMITS } from "@/lib/tender-questions/constants";
import { answerText } from "@/lib/tender-questions/schema";
import { SendActions, type SendProps } from "./SendActions";

/** What the client answers. */
export function AnswerForm({ scope, onSend, onClose }: SendProps) {
  const form = useZodForm(answerText, { answer: "" });
  const t = useTranslations("tender-questions.settle");
  useFormDraft(form, { key: "question", scope });
  const send = async ({ answer }: { answer: string }) => {
    await onSend(answer);
    clearDraft("question", scope);
    onClose();
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormTextArea
        name="answer"
        label={t("label")}
        help={t("help")}
        rows={3}
        maxLength={TENDER_QUESTION_LIMITS.answer.max}
      />
      <FieldContactNote names={["answer"]} />
      <SendActions submit={t("submit")} busy={t("busy")} onClose={onClose} />
    </Form>
  );
}
