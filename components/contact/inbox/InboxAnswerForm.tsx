"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/actions/Button";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { contactAnswerBody, type ContactAnswer } from "@/lib/contact/inbox/schema";

const MAX_ANSWER = 4000;

type Props = { send: (answer: ContactAnswer) => Promise<unknown>; onCancel: () => void };

/** The answer as it is mailed, in the words of the admin. */
export function InboxAnswerForm({ send, onCancel }: Props) {
  const t = useTranslations("contact-inbox");
  const form = useZodForm(contactAnswerBody, { text: "" });
  // The button that had the focus has made way for the form.
  const { setFocus } = form;
  useEffect(() => setFocus("text"), [setFocus]);
  const submit = async (answer: ContactAnswer) => {
    await send(answer);
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormTextArea name="text" label={t("words")} help={t("help")} rows={6} maxLength={MAX_ANSWER} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <SubmitButton busyLabel={t("busy")}>{t("send")}</SubmitButton>
        <Button variant="text" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </Box>
    </Form>
  );
}
