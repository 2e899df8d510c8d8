"use client";

import EditRounded from "@mui/icons-material/EditRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { SectionCard } from "@/components/ui/SectionCard";
import { notice } from "@/lib/platform/browser/notices";
import { useSectionEditing } from "./section-editing";

type Props<I extends FieldValues, O> = {
  /** The anchor of the section, and the name under which its unsaved values are kept. */
  id: string;
  title: string;
  text?: string;
  form: UseFormReturn<I, unknown, O>;
  /** What is saved now, as the form holds it: editing begins with it. */
  values: I;
  /** Saves; a failure keeps the form open with what was typed. */
  onSubmit: (values: O) => Promise<unknown>;
  view: React.ReactNode;
  /** Nothing saved yet: instead of the view stands what the section is good for, with a button to fill it. */
  isEmpty: boolean;
  emptyText: string;
  addLabel: string;
  children: React.ReactNode;
};

/** A section of the profile that is read, edited in place and saved by itself. */
export function EditSection<I extends FieldValues, O>(props: Props<I, O>) {
  const { id, title, text, form, values, onSubmit, view, isEmpty, emptyText, addLabel, children } = props;
  const t = useTranslations("profiles.section");
  const { isEditing, openRef, edit, close, guard } = useSectionEditing({ id, form, values });
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const save = async (filled: O) => {
    await onSubmit(filled);
    close();
    notice.success(t("saved"));
  };
  const editButton = (
    <Button
      ref={openRef}
      size="small"
      startIcon={<EditRounded />}
      onClick={edit}
      aria-describedby={`${id}-title`}
    >
      {t("edit")}
    </Button>
  );
  return (
    <SectionCard id={id} title={title} text={text} action={!isEditing && !isEmpty && editButton}>
      {isEditing && (
        <Form form={form} onSubmit={save}>
          {children}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            <SubmitButton busyLabel={t("saving")}>{t("save")}</SubmitButton>
            <Button disabled={isSubmitting} onClick={() => (isDirty ? setIsDiscarding(true) : close())}>
              {t("cancel")}
            </Button>
          </Box>
        </Form>
      )}
      {!isEditing && isEmpty && (
        <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {emptyText}
          </Typography>
          <Button ref={openRef} variant="outlined" onClick={edit}>
            {addLabel}
          </Button>
        </Box>
      )}
      {!isEditing && !isEmpty && view}
      <ConfirmDialog
        open={isDiscarding || guard.isAsking}
        title={t("discardTitle")}
        text={t("discardText")}
        confirmLabel={t("discard")}
        cancelLabel={t("keep")}
        destructive
        onClose={() => (guard.isAsking ? guard.stay() : setIsDiscarding(false))}
        onConfirm={() => {
          close();
          guard.leave();
        }}
      />
    </SectionCard>
  );
}
