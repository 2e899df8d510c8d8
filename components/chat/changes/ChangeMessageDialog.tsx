"use client";

import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useDeleteMessage, useEditMessage } from "@/lib/chat/changes/queries";
import { MESSAGE_LIMITS } from "@/lib/chat/constants";
import { editMessageBody, type MessageEdit, type MessageView } from "@/lib/chat/schema";
import type { ConversationRef } from "@/lib/chat/thread/reducer";

type Props = { conversation: ConversationRef; message: MessageView; onClose: () => void };

/** Other words for an own message, or none; one that has only files can be taken back. */
export function ChangeMessageDialog({ conversation, message, onClose }: Props) {
  const t = useTranslations("message-changes.dialog");
  const form = useZodForm(editMessageBody, { text: message.text ?? "" });
  const { mutateAsync: edit } = useEditMessage(conversation, message.id, onClose);
  const { mutate: remove, isPending } = useDeleteMessage(conversation, message.id, onClose);
  const send = async (words: MessageEdit) => {
    await edit(words);
  };
  return (
    <ActionDialog open onClose={onClose} title={t("title")} text={t("text")}>
      <Form form={form} onSubmit={send}>
        {message.text !== null && (
          <>
            <FormTextArea name="text" label={t("words")} rows={4} maxLength={MESSAGE_LIMITS.text} />
            <SubmitButton busyLabel={t("busy")}>{t("submit")}</SubmitButton>
          </>
        )}
        <Button variant="outlined" color="error" disabled={isPending} onClick={() => remove()}>
          {t("remove")}
        </Button>
        <Button onClick={onClose}>{t("back")}</Button>
      </Form>
    </ActionDialog>
  );
}
