"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { withoutPhotos } from "@/components/files/lazy-form-photos";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Note } from "@/components/ui/feedback/Note";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { DISPUTE_LIMITS } from "@/lib/disputes/constants";
import { useActOnDispute } from "@/lib/disputes/queries";
import { disputeAnswer, disputeProposal, type DisputeView } from "@/lib/disputes/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { DisputePhotos } from "./DisputePhotos";

const FORMS = {
  answer: z.object({ words: disputeAnswer.shape.text, photoIds: disputeAnswer.shape.photoIds }),
  propose: z.object({ words: disputeProposal.shape.outcome, photoIds: disputeAnswer.shape.photoIds }),
};

type Words = { words: string; photoIds: string[] };

type Props = {
  dispute: Pick<DisputeView, "id" | "version" | "proposal">;
  act: keyof typeof FORMS;
  /** The other of the two, who reads it. */
  name: string;
  onClose: () => void;
};

/**
 * How the other party sees it, or an outcome that one proposes. An outcome takes the place of the one before it: what was
 * proposed meanwhile is shown first, at the latest once the server has refused the version that was seen.
 */
export function DisputeWordsDialog({ dispute, act, name, onClose }: Props) {
  const t = useTranslations("disputes.acts");
  const isAnswer = act === "answer";
  const { userId } = useSession();
  // The other party may use the same device.
  const scope = `${userId} ${dispute.id} ${act}`;
  const form = useZodForm(FORMS[act], { words: "", photoIds: [] });
  useFormDraft(form, { key: "dispute", scope, normalize: withoutPhotos });
  const { mutateAsync: take } = useActOnDispute(dispute.id, () => {
    clearDraft("dispute", scope);
    toast.success(t(`${act}.done`));
  });
  const [seenVersion] = useState(dispute.version);
  const isBusy = form.formState.isSubmitting;
  // The own words change it, too.
  const isChanged = dispute.version !== seenVersion && !isBusy;
  const send = async ({ words, photoIds }: Words) => {
    const { version } = dispute;
    await take(
      isAnswer
        ? { act: "answer", version, text: words, photoIds }
        : { act: "propose", version, outcome: words },
    );
    onClose();
  };
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={isBusy}
      title={t(`${act}.title`)}
      text={t(`${act}.text`, { name })}
    >
      <Form form={form} onSubmit={send}>
        <FormTextArea
          name="words"
          label={t(`${act}.label`)}
          rows={4}
          maxLength={isAnswer ? DISPUTE_LIMITS.text.max : DISPUTE_LIMITS.outcome}
        />
        {isAnswer && <DisputePhotos />}
        {isChanged && (
          <Note tone="warning" role="alert" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {[t("changed.text"), dispute.proposal?.outcome].filter(Boolean).join("\n\n")}
          </Note>
        )}
        <SubmitButton busyLabel={t("busy")}>{t(`${act}.submit`)}</SubmitButton>
        <Button onClick={onClose} disabled={isBusy}>
          {t("back")}
        </Button>
      </Form>
    </ActionDialog>
  );
}
