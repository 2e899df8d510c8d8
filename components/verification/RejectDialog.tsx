"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DialogForm } from "@/components/ui/form/DialogForm";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
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
  // What the admin has looked at: the open list may meanwhile bring pictures that they have not.
  const [seenAt] = useState(updatedAt);
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  const form = useZodForm(rejectionForm, { reason: "" });
  const { mutateAsync: decide } = useDecideVerification();
  const submit = async ({ reason }: { reason: string }) => {
    await decide({ verificationId, decision: { status: "REJECTED", reason, updatedAt: seenAt } });
    toast.success(t("rejectDone", { name: person.name }));
    onClose();
  };
  return (
    <DialogForm
      title={t("rejectQuestion", { name: person.name })}
      text={t("rejectText", { language: languages.of(toLocale(person.lang)) ?? person.lang })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t("reject")}
      busyLabel={t("busy")}
      isDestructive
    >
      <FormTextArea name="reason" label={t("reason")} rows={4} maxLength={MAX_REJECTION_REASON} />
    </DialogForm>
  );
}
