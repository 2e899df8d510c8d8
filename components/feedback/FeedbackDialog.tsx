"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { LazyFormPhotos, withoutPhotos } from "@/components/files/lazy-form-photos";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Fold } from "@/components/ui/layout/Fold";
import { Form } from "@/components/ui/form/Form";
import { FormRating } from "@/components/ui/form/fields/FormRating";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useLeaveFeedback } from "@/lib/feedback/queries";
import { FEEDBACK_LIMITS, REVIEW_PARTS } from "@/lib/feedback/constants";
import { feedbackBody, type Feedback, type FeedbackState } from "@/lib/feedback/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import type { FeedbackSubject } from "./FeedbackParts";

type Props = {
  subject: FeedbackSubject;
  state: FeedbackState;
  /** The stars pressed on the way here. */
  stars: number | null;
  onClose: () => void;
};

/** The form of a review, as a draft until it is sent: closing by mistake and a reload lose nothing. */
function useReviewForm({ tenderId, endedAgreementId }: FeedbackSubject, stars: number | null) {
  const { userId } = useSession();
  // The other party may use the same device.
  const scope = `${userId} ${endedAgreementId ?? tenderId}`;
  const form = useZodForm(feedbackBody, { rating: stars, text: "", photoIds: [], privateNote: "" });
  const { wasRestored } = useFormDraft(form, { key: "feedback", scope, normalize: withoutPhotos });
  const { setValue } = form;
  useEffect(() => {
    // Pressed after the draft was written.
    if (stars !== null) setValue("rating", stars, { shouldDirty: true });
  }, [stars, setValue]);
  // What was restored is sent along, so it is shown; emptied again, it does not fold under the cursor.
  const [isUnfolded] = useState(wasRestored);
  return { form, isUnfolded, forget: () => clearDraft("feedback", scope) };
}

/** Stars with their word, and a text for others. It says when the other party reads it. */
export function FeedbackDialog({ subject, state, stars, onClose }: Props) {
  const t = useTranslations("feedback.dialog");
  const ended = useTranslations("feedback.ended");
  const { tenderId, title, endedAgreementId } = subject;
  const name = state.about?.name ?? "";
  const { form, isUnfolded, forget } = useReviewForm(subject, stars);
  const { mutateAsync: leave } = useLeaveFeedback(tenderId, endedAgreementId);
  const inDispute = useTranslations("feedback")("heldBack");
  const heldBack = state.isHeldBack ? inDispute : null;
  const submit = async (feedback: Feedback) => {
    await leave(feedback);
    forget();
    toast.success(heldBack ?? (state.hasOtherWritten ? t("published") : t("kept", { name })));
    onClose();
  };
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={form.formState.isSubmitting}
      title={endedAgreementId ? ended("dialogTitle", { name }) : t("title", { name })}
      text={heldBack ?? (endedAgreementId ? ended("dialogText", { title }) : t("text", { title }))}
    >
      <Form form={form} onSubmit={submit}>
        <FormRating name="rating" label={t("rating")} />
        <FormTextArea
          name="text"
          label={t("words")}
          hint={t("optional")}
          placeholder={endedAgreementId ? ended("placeholder") : t("placeholder")}
          rows={4}
          maxLength={FEEDBACK_LIMITS.text.max}
        />
        {state.about?.role === "PRO" && !endedAgreementId && <WorkFields isUnfolded={isUnfolded} />}
        <Fold label={t("private.fold")} isOpen={isUnfolded}>
          <FormTextArea
            name="privateNote"
            label={t("private.label")}
            help={t("private.help", { name })}
            rows={3}
            maxLength={FEEDBACK_LIMITS.privateNote}
          />
        </Fold>
        <SubmitButton busyLabel={t("busy")}>{t("submit")}</SubmitButton>
        <Button onClick={onClose} disabled={form.formState.isSubmitting}>
          {t("later")}
        </Button>
      </Form>
    </ActionDialog>
  );
}

/** What a client shows and says of the work itself; stars alone are enough. */
function WorkFields({ isUnfolded }: { isUnfolded: boolean }) {
  const t = useTranslations("feedback");
  return (
    <>
      <LazyFormPhotos
        name="photoIds"
        label={t("dialog.photos")}
        help={t("dialog.photosHelp", { max: FEEDBACK_LIMITS.photos })}
        max={FEEDBACK_LIMITS.photos}
        rootFolder="tenders"
      />
      <Fold label={t("dialog.more")} isOpen={isUnfolded}>
        <Box sx={{ display: "grid", gap: 3, pt: 2 }}>
          {REVIEW_PARTS.map((part) => (
            <FormRating key={part} name={`parts.${part}`} label={t(`parts.${part}`)} />
          ))}
        </Box>
      </Fold>
    </>
  );
}
