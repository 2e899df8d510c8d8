"use client";

import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EditRounded from "@mui/icons-material/EditRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { IconButton } from "@/components/ui/actions/IconButton";
import { toast } from "@/lib/platform/browser/reporting/toasts";

type Props = {
  /** The accessible name of the buttons. */
  title: string;
  onEdit: () => void;
  editRef: React.Ref<HTMLButtonElement>;
  onRemove: () => Promise<unknown>;
  children: React.ReactNode;
};

/** An entry of a list with buttons to edit and to delete it; deleting asks for confirmation. */
export function EntryRow({ title, onEdit, editRef, onRemove, children }: Props) {
  const t = useTranslations("profiles.entry");
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    await onRemove();
    toast.success(t("removed"));
  };
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <IconButton
        ref={editRef}
        aria-label={t("edit", { title })}
        title={t("edit", { title })}
        onClick={onEdit}
      >
        <EditRounded />
      </IconButton>
      <IconButton
        aria-label={t("remove", { title })}
        title={t("remove", { title })}
        edge="end"
        onClick={() => setIsAsking(true)}
      >
        <DeleteOutlineRounded />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={t("removeTitle", { title })}
        text={t("removeText")}
        confirmLabel={t("confirm")}
        busyLabel={t("removing")}
        destructive
      />
    </Box>
  );
}
