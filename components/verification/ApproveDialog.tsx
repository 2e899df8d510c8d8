"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { Day } from "@/lib/shared/dates/dates";
import { dayAfter } from "@/lib/verification/policy";
import { useDecideVerification } from "@/lib/verification/queries";
import { approvalForm, type VerificationEntry } from "@/lib/verification/schema";

type Props = { entry: VerificationEntry; onClose: () => void };

/** Approves a document and, unless it proves an identity, says until when it counts. */
export function ApproveDialog({ entry: { id: verificationId, kind, updatedAt, person }, onClose }: Props) {
  const t = useTranslations("verification.admin");
  const common = useTranslations("common.dialog");
  const [now] = useState(() => new Date());
  const form = useZodForm(approvalForm(kind, now), { expiresOn: null });
  const { mutateAsync: decide, isPending } = useDecideVerification();
  const { name } = person;
  const submit = async ({ expiresOn }: { expiresOn: Day | null }) => {
    await decide({ verificationId, decision: { status: "APPROVED", expiresOn, updatedAt } });
    toast.success(t("approveDone", { name }));
    onClose();
  };
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t("approveQuestion", { name })}
      text={t("approveText")}
      isBusy={isPending}
      maxWidth="sm"
    >
      <Form form={form} onSubmit={submit} sx={{ pb: 4 }}>
        <FormDateField
          name="expiresOn"
          label={t("until")}
          hint={kind === "IDENTITY" ? t("untilOptional") : undefined}
          minDate={dayAfter(now, 1)}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 3 }}>
          <Button variant="text" onClick={onClose} disabled={isPending}>
            {common("cancel")}
          </Button>
          <SubmitButton busyLabel={t("busy")}>{t("approve")}</SubmitButton>
        </Box>
      </Form>
    </ActionDialog>
  );
}
