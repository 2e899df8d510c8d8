"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { IconButton } from "./IconButton";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: React.ReactNode;
  actions?: React.ReactNode;
  children?: React.ReactNode;
  /** While a request runs, neither Escape nor a click on the backdrop closes the dialog. */
  isBusy?: boolean;
  maxWidth?: "xs" | "sm" | "md";
};

/** The code-split body of ActionDialog; MUI's Dialog brings the focus trap. */
export function DialogFrame({
  open,
  onClose,
  title,
  text,
  actions,
  children,
  isBusy,
  maxWidth = "xs",
}: DialogProps) {
  const t = useTranslations("common.frame");
  const id = useId();
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog open={open} onClose={close} maxWidth={maxWidth} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <IconButton
        aria-label={t("close")}
        onClick={close}
        disabled={Boolean(isBusy)}
        sx={{ position: "absolute", top: 14, right: 12 }}
      >
        <CloseRounded />
      </IconButton>
      <DialogContent>
        {text && (
          <Typography
            component="div"
            variant="body2"
            sx={{ color: "text.secondary", "&:not(:last-child)": { mb: 4 } }}
          >
            {text}
          </Typography>
        )}
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
