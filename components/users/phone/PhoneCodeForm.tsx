"use client";

import { useTranslations } from "next-intl";
import { CodeField } from "@/components/auth/two-step/CodeField";
import { FormProblem } from "@/components/auth/FormProblem";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { Note } from "@/components/ui/feedback/Note";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { CODE_MINUTES } from "@/lib/users/phone/constants";
import { useConfirmPhone } from "@/lib/users/phone/queries";
import { phoneConfirmBody, type PhoneCodeAnswer, type PhoneConfirmBody } from "@/lib/users/phone/schema";

type Props = { userId: string; sent: PhoneCodeAnswer };

/** The code that was sent; a demo without a provider of messages shows it here. */
export function PhoneCodeForm({ userId, sent: { demoCode } }: Props) {
  const t = useTranslations("phone");
  const form = useZodForm(phoneConfirmBody, { code: "" });
  const confirm = useConfirmPhone(userId);
  const submit = async (values: PhoneConfirmBody) => {
    await confirm.mutateAsync(values);
    toast.success(t("done"));
  };
  return (
    <Form form={form} onSubmit={submit} sx={{ width: 1, maxWidth: 320 }}>
      {demoCode ? (
        <Note tone="info">{t("demo", { code: demoCode })}</Note>
      ) : (
        <Note tone="info">{t("sent", { minutes: CODE_MINUTES })}</Note>
      )}
      <CodeField label={t("code")} />
      <FormProblem error={confirm.error} />
      <SubmitButton busyLabel={t("busy")} sx={{ justifySelf: "start" }}>
        {t("confirm")}
      </SubmitButton>
    </Form>
  );
}
