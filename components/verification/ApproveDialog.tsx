"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DialogForm } from "@/components/ui/form/DialogForm";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
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
  const [now] = useState(() => new Date());
  // What the admin has looked at: the open list may meanwhile bring pictures that they have not.
  const [seenAt] = useState(updatedAt);
  const form = useZodForm(approvalForm(kind, now), { expiresOn: null });
  const { mutateAsync: decide } = useDecideVerification();
  const { name } = person;
  const submit = async ({ expiresOn }: { expiresOn: Day | null }) => {
    await decide({ verificationId, decision: { status: "APPROVED", expiresOn, updatedAt: seenAt } });
    toast.success(t("approveDone", { name }));
    onClose();
  };
  return (
    <DialogForm
      title={t("approveQuestion", { name })}
      text={t("approveText")}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t("approve")}
      busyLabel={t("busy")}
    >
      <FormDateField
        name="expiresOn"
        label={t("until")}
        hint={kind === "IDENTITY" ? t("untilOptional") : undefined}
        minDate={dayAfter(now, 1)}
      />
    </DialogForm>
  );
}
