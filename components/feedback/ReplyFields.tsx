"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/ui/form/Form";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useReplyToReview } from "@/lib/feedback/queries";
import { FEEDBACK_LIMITS } from "@/lib/feedback/constants";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { replyBody, type ReviewView } from "@/lib/feedback/schema";

/** `scope`: of the draft. */
type Props = { review: ReviewView; scope: string };

/** What ReplyForm opens. */
export function ReplyFields({ review, scope }: Props) {
  const t = useTranslations("feedback.reply");
  const form = useZodForm(replyBody, { reply: "" });
  useFormDraft(form, { key: "feedback", scope });
  const { mutateAsync: answer } = useReplyToReview(review.tenderId);
  const send = async ({ reply }: { reply: string }) => {
    await answer({ reviewId: review.id, reply });
    clearDraft("feedback", scope);
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormTextArea
        name="reply"
        label={t("label")}
        help={t("once")}
        rows={3}
        maxLength={FEEDBACK_LIMITS.reply}
      />
      <SubmitButton busyLabel={t("busy")}>{t("submit")}</SubmitButton>
    </Form>
  );
}
