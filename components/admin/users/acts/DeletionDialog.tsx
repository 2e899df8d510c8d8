"use client";

import { useTranslations } from "next-intl";
import { FormProblem } from "@/components/auth/FormProblem";
import { DialogForm } from "@/components/ui/form/DialogForm";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useDeleteOnRequest } from "@/lib/account-deletion/queries";
import { ACT_REASON_LENGTH } from "@/lib/admin/users/constants";
import { deletionBody, type DeletionBody } from "@/lib/admin/users/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { PersonCard } from "@/lib/shared/people";

/** The deletion of an account whose owner asks for it: what it does, what stands against it, and the reason. */
export function DeletionDialog({ person, onClose }: { person: PersonCard; onClose: () => void }) {
  const t = useTranslations("admin-acts.deletion");
  const form = useZodForm(deletionBody, { reason: "" });
  const remove = useDeleteOnRequest(person.id, () => {
    toast.success(t("done"));
    onClose();
  });
  const submit = async (values: DeletionBody) => {
    await remove.mutateAsync(values);
  };
  return (
    <DialogForm
      isDestructive
      title={t("title", { name: person.name })}
      text={t("text")}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t("submit")}
    >
      <FormTextArea
        name="reason"
        label={t("reason")}
        help={t("reasonHint")}
        rows={3}
        maxLength={ACT_REASON_LENGTH.max}
      />
      <FormProblem error={remove.error} />
    </DialogForm>
  );
}
