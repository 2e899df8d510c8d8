"use client";

import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EditRounded from "@mui/icons-material/EditRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { IconButton } from "@/components/ui/actions/IconButton";
import { useRemoveText } from "@/lib/users/saved-texts/queries";
import type { SavedTextView } from "@/lib/users/saved-texts/schema";

type Props = { saved: SavedTextView; onInsert: () => void; onEdit: () => void };

/** One text: its name and how it begins; a press inserts it. */
export function SavedTextRow({ saved: { id, name, text }, onInsert, onEdit }: Props) {
  const t = useTranslations("saved-texts");
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: remove } = useRemoveText();
  return (
    <Box component="li" sx={ROW}>
      <ButtonBase aria-label={t("use", { name })} onClick={onInsert} sx={TEXT}>
        <Box component="span" sx={{ ...CUT, fontWeight: 600 }}>
          {name}
        </Box>
        <Box component="span" sx={{ ...CUT, typography: "body2", color: "text.secondary" }}>
          {text}
        </Box>
      </ButtonBase>
      <IconButton aria-label={t("edit", { name })} onClick={onEdit}>
        <EditRounded />
      </IconButton>
      <IconButton aria-label={t("remove", { name })} edge="end" onClick={() => setIsAsking(true)}>
        <DeleteOutlineRounded />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        destructive
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove(id)}
        title={t("removeQuestion", { name })}
        text={t("removeText")}
        confirmLabel={t("confirm")}
        busyLabel={t("removing")}
        cancelLabel={t("keep")}
      />
    </Box>
  );
}

const ROW = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  "& + &": { borderTop: 1, borderColor: "divider" },
} as const;
const TEXT = {
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  display: "grid",
  justifyItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  textAlign: "left",
} as const;
const CUT = { width: 1, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
