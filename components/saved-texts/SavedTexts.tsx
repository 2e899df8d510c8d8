"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { DialogFrame } from "@/components/ui/actions/DialogFrame";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { SAVED_TEXT_LIMITS } from "@/lib/users/saved-texts/constants";
import { fillSavedText, type SavedTextFacts } from "@/lib/users/saved-texts/presentation";
import { savedTextsQuery } from "@/lib/users/saved-texts/queries";
import type { SavedTextView } from "@/lib/users/saved-texts/schema";
import { SavedTextForm } from "./SavedTextForm";
import { SavedTextRow } from "./SavedTextRow";

export type SavedTextsProps = {
  isOpen: boolean;
  /** What the placeholders stand for. */
  facts: SavedTextFacts;
  onInsert: (text: string) => void;
  onClose: () => void;
};

/** The user's own texts: one is inserted by a press, kept, changed or deleted. */
export function SavedTexts({ isOpen, facts, onInsert, onClose }: SavedTextsProps) {
  const t = useTranslations("saved-texts");
  const [editing, setEditing] = useState<SavedTextView | "new" | null>(null);
  const placeholders = { name: "{name}", title: "{title}" };
  const insert = ({ text }: SavedTextView) => {
    onInsert(fillSavedText(text, facts));
    onClose();
  };
  return (
    <DialogFrame
      open={isOpen}
      onClose={onClose}
      title={t("title")}
      text={t("intro", placeholders)}
      maxWidth="sm"
    >
      {editing ? (
        <SavedTextForm saved={editing === "new" ? undefined : editing} onDone={() => setEditing(null)} />
      ) : (
        <TextList onInsert={insert} onEdit={setEditing} />
      )}
    </DialogFrame>
  );
}

type ListProps = {
  onInsert: (saved: SavedTextView) => void;
  onEdit: (saved: SavedTextView | "new") => void;
};

function TextList({ onInsert, onEdit }: ListProps) {
  const t = useTranslations("saved-texts");
  const query = useQuery(savedTextsQuery);
  return (
    <QueryBoundary query={query} loading={<Skeleton height={120} />}>
      {(texts) => (
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
          {texts.length === 0 ? (
            <Box sx={{ color: "text.secondary" }}>{t("empty")}</Box>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
              {texts.map((saved) => (
                <SavedTextRow
                  key={saved.id}
                  saved={saved}
                  onInsert={() => onInsert(saved)}
                  onEdit={() => onEdit(saved)}
                />
              ))}
            </Box>
          )}
          {texts.length < SAVED_TEXT_LIMITS.most && (
            <Button
              variant="outlined"
              startIcon={<AddRounded />}
              onClick={() => onEdit("new")}
              sx={{ justifySelf: "start" }}
            >
              {t("add")}
            </Button>
          )}
        </Box>
      )}
    </QueryBoundary>
  );
}
