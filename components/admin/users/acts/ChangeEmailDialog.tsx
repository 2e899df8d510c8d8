"use client";

import { useTranslations } from "next-intl";
import { FormProblem } from "@/components/auth/FormProblem";
import { DialogForm } from "@/components/ui/form/DialogForm";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useDateText } from "@/components/ui/display/use-date-text";
import { ACT_REASON_LENGTH } from "@/lib/admin/users/constants";
import { useChangeEmailFor } from "@/lib/admin/users/queries";
import { emailChangeBody, type EmailChangeBody } from "@/lib/admin/users/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { PersonCard } from "@/lib/shared/people";

/** The new address of a person who cannot change it themselves, and how they have proven who they are. */
export function ChangeEmailDialog({ person, onClose }: { person: PersonCard; onClose: () => void }) {
  const t = useTranslations("admin-acts.email");
  const dateText = useDateText();
  const form = useZodForm(emailChangeBody, { email: "", proof: "" });
  const change = useChangeEmailFor(person.id, ({ effectiveAt }) => {
    const at = dateText(new Date(effectiveAt), { dateStyle: "medium", timeStyle: "short" });
    toast.success(t("done", { at }));
    onClose();
  });
  const submit = async (values: EmailChangeBody) => {
    await change.mutateAsync(values);
  };
  return (
    <DialogForm
      title={t("title", { name: person.name })}
      text={t("text")}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t("submit")}
    >
      <FormTextField name="email" label={t("email")} type="email" inputMode="email" autoComplete="off" />
      <FormTextArea
        name="proof"
        label={t("proof")}
        help={t("proofHint")}
        rows={3}
        maxLength={ACT_REASON_LENGTH.max}
      />
      <FormProblem error={change.error} />
    </DialogForm>
  );
}
