"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/ui/form/Form";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useReplyToReview } from "@/lib/feedback/queries";
import { FEEDBACK_LIMITS } from "@/lib/feedback/constants";
import { replyBody, type ReviewView } from "@/lib/feedback/schema";

/** What ReplyForm opens. */
export function ReplyFields({ review }: { review: ReviewView }) {
  const t = useTranslations("feedback.reply");
  const form = useZodForm(replyBody, { reply: "" });
  const { mutateAsync: answer } = useReplyToReview(review.tenderId);
  return (
    <Form form={form} onSubmit={({ reply }) => answer({ reviewId: review.id, reply })}>
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
