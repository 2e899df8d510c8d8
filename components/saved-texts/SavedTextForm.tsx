"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { SAVED_TEXT_LIMITS } from "@/lib/users/saved-texts/constants";
import { useSaveText } from "@/lib/users/saved-texts/queries";
import { savedTextBody, type SavedTextBody, type SavedTextView } from "@/lib/users/saved-texts/schema";

type Props = { saved: SavedTextView | undefined; onDone: () => void };

/** A new text, or the change of one. */
export function SavedTextForm({ saved, onDone }: Props) {
  const t = useTranslations("saved-texts");
  const { mutateAsync: save } = useSaveText(saved?.id);
  const form = useZodForm(savedTextBody, { name: saved?.name ?? "", text: saved?.text ?? "" });
  const submit = async (body: SavedTextBody) => {
    await save(body);
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormTextField name="name" label={t("name")} />
      <FormTextArea
        name="text"
        label={t("text")}
        rows={5}
        maxLength={SAVED_TEXT_LIMITS.text}
        placeholder={t("placeholder", { name: "{name}", title: "{title}" })}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <SubmitButton busyLabel={t("busy")}>{t("submit")}</SubmitButton>
        <Button onClick={onDone}>{t("back")}</Button>
      </Box>
    </Form>
  );
}
