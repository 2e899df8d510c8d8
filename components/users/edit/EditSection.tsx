"use client";

import EditRounded from "@mui/icons-material/EditRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { EditForm } from "./EditForm";
import { useSectionEditing } from "./use-section-editing";

type Props<I extends FieldValues, O> = {
  /** The anchor of the section, and the key of its unsaved values. */
  id: string;
  title: string;
  text?: string;
  form: UseFormReturn<I, unknown, O>;
  /** The saved values, with which editing starts. */
  values: I;
  /** Saves; on failure the form stays open with its values. */
  onSubmit: (values: O) => Promise<unknown>;
  view: React.ReactNode;
  /** Nothing is saved yet: instead of the view, a text explains the section, with a button to fill it. */
  isEmpty: boolean;
  emptyText: string;
  addLabel: string;
  children: React.ReactNode;
};

/** A section of the profile that is viewed, edited in place and saved independently. */
export function EditSection<I extends FieldValues, O>(props: Props<I, O>) {
  const { id, title, text, form, values, onSubmit, view, isEmpty, emptyText, addLabel, children } = props;
  const t = useTranslations("profiles.section");
  const editing = useSectionEditing({ id, form, values });
  const { isEditing, openRef, edit } = editing;
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
  // What explains an empty section says why to fill it, too.
  const isExplained = isEmpty && !isEditing;
  return (
    <SectionCard
      id={id}
      title={title}
      text={isExplained ? undefined : text}
      action={!isEditing && !isEmpty && editButton}
    >
      {isEditing && (
        <EditForm form={form} editing={editing} onSubmit={onSubmit}>
          {children}
        </EditForm>
      )}
      {isExplained && (
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
    </SectionCard>
  );
}
