"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { LazyFormPhotos } from "@/components/files/lazy-form-photos";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useFinishStep } from "@/lib/agreements/timers/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { finishedUploadIds } from "@/lib/files/constants";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { finishRefusalBody, finishRequestBody } from "@/lib/tenders/schema/content";
import { FINISHING } from "@/lib/tenders/constants";

type Values = { note?: string | undefined; photoIds?: string[] | undefined };

/** What each side may say of the end of the work: the BEE that it is done, the client what is missing. */
const STEPS = {
  report: {
    path: "finish-request",
    field: finishRequestBody.shape.note,
    body: (note: string, photoIds: string[]) => ({ note, photoIds }),
  },
  asked: {
    path: "finish-refusal",
    field: finishRefusalBody.shape.reason,
    body: (reason: string) => ({ reason }),
  },
} as const;

type Props = {
  tender: Pick<TenderView, "id" | "version">;
  step: keyof typeof STEPS;
  /** Who reads it. */
  name: string;
  onClose: () => void;
};

/** A photo on its way or lost cannot be sent again after a reload, so no draft keeps its place. */
const withFinishedPhotos = (values: Values) => ({ ...values, photoIds: finishedUploadIds(values.photoIds) });

/** The form as a draft until it is sent: closing by mistake and a reload lose nothing. */
function useNoteForm(tenderId: string, step: Props["step"]) {
  const { userId } = useSession();
  // The other party may use the same device.
  const scope = `${userId} ${tenderId} ${step}`;
  const schema = z.object({ note: STEPS[step].field, photoIds: finishRequestBody.shape.photoIds });
  const form = useZodForm(schema, { note: "", photoIds: [] });
  useFormDraft(form, { key: "finish", scope, normalize: withFinishedPhotos });
  return { form, forget: () => clearDraft("finish", scope) };
}

/** Asks for a few words before a step at the end of the work; the other of the two reads them. */
export function FinishNoteDialog({ tender, step, name, onClose }: Props) {
  const t = useTranslations("work-done");
  const { path, body } = STEPS[step];
  const { mutateAsync: take } = useFinishStep(tender.id, path);
  const { form, forget } = useNoteForm(tender.id, step);
  const send = async ({ note = "", photoIds = [] }: Values) => {
    await take({ version: tender.version, ...body(note, photoIds) });
    forget();
    toast.success(t(`${step}.done`, { name }));
    onClose();
  };
  const isReport = step === "report";
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={form.formState.isSubmitting}
      title={t(`${step}.question`)}
      text={isReport ? t("report.text", { name }) : undefined}
    >
      <Form form={form} onSubmit={send}>
        <FormTextArea
          name="note"
          label={t(`${step}.note`)}
          hint={isReport ? t("report.optional") : undefined}
          help={isReport ? undefined : t("asked.help", { name })}
          rows={3}
          maxLength={FINISHING.note}
        />
        {isReport && (
          <LazyFormPhotos
            name="photoIds"
            label={t("report.photos")}
            help={t("report.photosHelp", { max: FINISHING.photos, name })}
            max={FINISHING.photos}
            rootFolder="tenders"
          />
        )}
        <SubmitButton busyLabel={t("busy")}>{t(`${step}.confirm`)}</SubmitButton>
        <Button onClick={onClose} disabled={form.formState.isSubmitting}>
          {t(`${step}.back`)}
        </Button>
      </Form>
    </ActionDialog>
  );
}
