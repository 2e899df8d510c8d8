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
  /** What sends the form is called. */
  children: string;
  /** The form goes, with whatever was typed. */
  onClose: () => void;
};

/** The end of what is edited in place: sent, or given up after a question when something would be lost. */
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
