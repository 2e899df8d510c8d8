"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useMoveTender } from "@/lib/agreements/queries";
import { MOVE_REASONS, TENDER_LIMITS } from "@/lib/tenders/constants";
import { moveBody } from "@/lib/tenders/schema/content";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { wordsOf } from "./move-words";
import type { Move } from "./TenderMoves";

type Props = { tender: TenderView; move: Move; onClose: () => void };

/** Asks why before a tender is canceled or an agreement ended; both sides read the reason. */
export function MoveDialog({ tender, move, onClose }: Props) {
  const t = useTranslations("moves");
  const words = wordsOf(tender, move);
  const { mutateAsync } = useMoveTender(tender.id, move);
  const [seen, setSeen] = useState<number | null>(tender.version);
  const form = useZodForm(moveBody, { version: tender.version, reason: "OTHER", note: "" });
  const submit = async (values: Parameters<typeof mutateAsync>[0]) => {
    try {
      await mutateAsync({ ...values, version: seen ?? tender.version });
    } catch (error) {
      // Once the conflict was shown, pressing again is about the tender as it is now.
      if (error instanceof ApiError && error.code === "stale_version") setSeen(null);
      throw error;
    }
    toast.success(t(`${words}.done`));
    onClose();
  };
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={form.formState.isSubmitting}
      title={t(`${words}.question`)}
      text={t(`${words}.consequence`)}
    >
      <Form form={form} onSubmit={submit}>
        <FormChoiceChips
          name="reason"
          label={t("reason")}
          options={reasonsFor(tender).map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <FormTextArea
          name="note"
          label={t("note")}
          hint={t("optional")}
          rows={3}
          maxLength={TENDER_LIMITS.note}
        />
        <SubmitButton variant="outlined" color="error" busyLabel={t("busy")}>
          {t(`${words}.confirm`)}
        </SubmitButton>
        <Button onClick={onClose} disabled={form.formState.isSubmitting}>
          {t("keep")}
        </Button>
      </Form>
    </ActionDialog>
  );
}

// Before anything is agreed no BEE could have stayed away.
function reasonsFor({ status }: TenderView) {
  return MOVE_REASONS.filter((reason) => status !== "NEW" || reason !== "NO_SHOW");
}
