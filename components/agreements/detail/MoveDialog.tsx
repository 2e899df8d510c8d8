"use client";

import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormSelect } from "@/components/ui/form/fields/FormSelect";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useMoveTender } from "@/lib/agreements/queries";
import { MOVE_REASONS, TENDER_LIMITS } from "@/lib/tenders/constants";
import { moveBody } from "@/lib/tenders/schema/content";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = { tender: TenderView; move: "cancel" | "release"; onClose: () => void };

/** Asks why before a tender is canceled or an agreement ended; both sides read the reason. */
export function MoveDialog({ tender, move, onClose }: Props) {
  const t = useTranslations("tenders.moves");
  const { mutateAsync } = useMoveTender(tender.id, move);
  const form = useZodForm(moveBody, { version: tender.version, reason: null, note: "" });
  const submit = async (values: Parameters<typeof mutateAsync>[0]) => {
    await mutateAsync(values);
    toast.success(t(`${move}.done`));
    onClose();
  };
  return (
    <ActionDialog open onClose={onClose} title={t(`${move}.question`)} text={t(`${move}.consequence`)}>
      <Form form={form} onSubmit={submit}>
        <FormSelect
          name="reason"
          label={t("reason")}
          placeholder={t("chooseReason")}
          options={MOVE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <FormTextArea
          name="note"
          label={t("note")}
          hint={t("optional")}
          rows={3}
          maxLength={TENDER_LIMITS.note}
        />
        <DialogButtons move={move} onClose={onClose} />
      </Form>
    </ActionDialog>
  );
}

function DialogButtons({ move, onClose }: Pick<Props, "move" | "onClose">) {
  const t = useTranslations("tenders.moves");
  return (
    <>
      <SubmitButton variant="outlined" color="error" busyLabel={t("busy")}>
        {t(`${move}.confirm`)}
      </SubmitButton>
      <Button onClick={onClose}>{t("keep")}</Button>
    </>
  );
}
