"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog } from "./ActionDialog";
import { BusyButton } from "./BusyButton";
import { Button } from "./Button";

type Props = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => unknown;
  title: string;
  text?: React.ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** For an action that ends or removes something: an outlined red button, never a filled one. */
  destructive?: boolean;
  children?: React.ReactNode;
};

/** Confirmation dialog. Stays open and busy while the action runs, closes on success and stays open on failure. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    onClose,
    onConfirm,
    title,
    text,
    confirmLabel,
    busyLabel,
    cancelLabel,
    destructive,
    children,
  } = props;
  const t = useTranslations("common.dialog");
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The query client has shown the error as a toast; the dialog stays open for a retry.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            {cancelLabel ?? t("cancel")}
          </Button>
          <BusyButton
            variant={destructive ? "outlined" : "contained"}
            color={destructive ? "error" : "primary"}
            busy={isBusy}
            busyLabel={busyLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </BusyButton>
        </>
      }
    >
      {children}
    </ActionDialog>
  );
}
