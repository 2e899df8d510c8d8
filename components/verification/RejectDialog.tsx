"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toLocale } from "@/lib/i18n/languages";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useDecideVerification } from "@/lib/verification/queries";
import { MAX_REJECTION_REASON } from "@/lib/verification/constants";
import { rejectionForm, type VerificationEntry } from "@/lib/verification/schema";

type Props = { entry: VerificationEntry; onClose: () => void };

/** Rejects a document with a reason, which tells the owner what to do. */
export function RejectDialog({ entry: { id: verificationId, updatedAt, person }, onClose }: Props) {
  const t = useTranslations("verification.admin");
  const common = useTranslations("common.dialog");
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  const form = useZodForm(rejectionForm, { reason: "" });
  const { mutateAsync: decide, isPending } = useDecideVerification();
  const submit = async ({ reason }: { reason: string }) => {
    await decide({ verificationId, decision: { status: "REJECTED", reason, updatedAt } });
    toast.success(t("rejectDone", { name: person.name }));
    onClose();
  };
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t("rejectQuestion", { name: person.name })}
      text={t("rejectText", { language: languages.of(toLocale(person.lang)) ?? person.lang })}
      isBusy={isPending}
      maxWidth="sm"
    >
      <Form form={form} onSubmit={submit} sx={{ pb: 4 }}>
        <FormTextArea name="reason" label={t("reason")} rows={4} maxLength={MAX_REJECTION_REASON} />
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 3 }}>
          <Button variant="text" onClick={onClose} disabled={isPending}>
            {common("cancel")}
          </Button>
          <SubmitButton variant="outlined" color="error" busyLabel={t("busy")}>
            {t("reject")}
          </SubmitButton>
        </Box>
      </Form>
    </ActionDialog>
  );
}
