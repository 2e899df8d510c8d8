"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { buttonRowStyles } from "@/components/ui/styles/button-row";
import { MAX_CATALOGUE_NAME } from "@/lib/admin/catalogue/constants";
import {
  catalogueNamesBody,
  type CatalogueChange,
  type CatalogueEntry,
  type CatalogueNamesBody,
} from "@/lib/admin/catalogue/schema";
import { LANGUAGES, NATIVE_NAMES } from "@/lib/i18n/languages";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSaveVersion } from "./use-save-version";

type Props = {
  entry: CatalogueEntry;
  save: (change: CatalogueChange) => Promise<unknown>;
  onEnd: () => void;
};

/**
 * The names of an entry in five languages. When another admin was faster, what is typed stays, what the other one has
 * written stands below each field, and the next press decides.
 */
export function NamesForm({ entry, save, onEnd }: Props) {
  const t = useTranslations("catalogue");
  const [opened] = useState(entry);
  const form = useZodForm(catalogueNamesBody, { names: opened.names });
  const { isBehind, saveVersion } = useSaveVersion(form, entry.version);
  // The form stands below the button that was pressed.
  const { setFocus } = form;
  useEffect(() => setFocus("names.en"), [setFocus]);
  const submit = async ({ names }: CatalogueNamesBody) => {
    await saveVersion((version) => save({ version, names }));
    toast.success(t("saved"));
    onEnd();
  };
  return (
    <Form form={form} onSubmit={submit} sx={{ gap: 4 }}>
      {LANGUAGES.map((lang) => (
        <FormTextField
          key={lang}
          name={`names.${lang}`}
          label={NATIVE_NAMES[lang]}
          maxLength={MAX_CATALOGUE_NAME}
          help={isBehind ? t("now", { name: entry.names[lang] }) : undefined}
        />
      ))}
      <Box sx={buttonRowStyles}>
        <SubmitButton busyLabel={t("busy")}>{t("save")}</SubmitButton>
        <Button variant="text" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </Box>
    </Form>
  );
}
