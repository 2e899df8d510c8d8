"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { DiscardDialog } from "./DiscardDialog";
import type { useUnsavedGuard } from "./use-unsaved-guard";

type Props = {
  formState: { isDirty: boolean; isSubmitting: boolean };
  guard: ReturnType<typeof useUnsavedGuard>;
  busyLabel: string;
  /** Label of the submit button. */
  children: string;
  /** Closes the form; unsaved changes are lost. */
  onClose: () => void;
};

/** Buttons of an inline edit form: submit, or cancel with a confirmation when unsaved changes would be lost. */
export function EditActions({ formState, guard, busyLabel, children, onClose }: Props) {
  const t = useTranslations("profiles.section");
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { isDirty, isSubmitting } = formState;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
      <SubmitButton busyLabel={busyLabel}>{children}</SubmitButton>
      <Button disabled={isSubmitting} onClick={() => (isDirty ? setIsDiscarding(true) : onClose())}>
        {t("cancel")}
      </Button>
      <DiscardDialog
        open={isDiscarding || guard.isAsking}
        onKeep={() => (guard.isAsking ? guard.stay() : setIsDiscarding(false))}
        onDiscard={() => {
          onClose();
          guard.leave();
        }}
      />
    </Box>
  );
}
