"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { SubmitButton } from "@/components/ui/form/SubmitButton";

/** What asking and answering have in common. */
export type SendProps = {
  /** The tender or the question it belongs to: what was typed survives a reload there. */
  scope: string;
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
};

type Props = { submit: string; busy: string; onClose: () => void };

/** Sends, or closes the form, which keeps what was typed. */
export function SendActions({ submit, busy, onClose }: Props) {
  const t = useTranslations("tender-questions");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
      <SubmitButton busyLabel={busy}>{submit}</SubmitButton>
      <Button onClick={onClose}>{t("back")}</Button>
    </Box>
  );
}
