"use client";

import { useTranslations } from "next-intl";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { USER_NOTE_LENGTH } from "@/lib/admin/users/constants";
import { useAddUserNote } from "@/lib/admin/users/queries";
import { userNoteBody, type UserNoteBody } from "@/lib/admin/users/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";

type Props = { userId: string; onDone: () => void };

/** A note about a person, for the other admins. */
export function UserNoteForm({ userId, onDone }: Props) {
  const t = useTranslations("admin-users.notes");
  const form = useZodForm(userNoteBody, { text: "" });
  const { mutateAsync: add } = useAddUserNote(userId, () => {
    toast.success(t("done"));
    onDone();
  });
  const send = async (note: UserNoteBody) => {
    await add(note);
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormTextArea name="text" label={t("label")} rows={3} maxLength={USER_NOTE_LENGTH} />
      <SubmitButton busyLabel={t("busy")}>{t("submit")}</SubmitButton>
    </Form>
  );
}
