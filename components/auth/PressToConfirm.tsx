"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UseMutationResult } from "@tanstack/react-query";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { AuthMark } from "./AuthMark";
import { AuthTitle } from "./frame/AuthTitle";
import { FormProblem } from "./FormProblem";

/** Whether the token of a mailed link can be used no more, or is none. */
export const isBrokenLink = ({ error }: { error: unknown }) =>
  error instanceof ApiError && [410, 422].includes(error.status);

type Props<T> = {
  icon: React.ReactNode;
  title: string;
  text: string;
  action: string;
  busyLabel: string;
  /** Who may ignore the mail, below the button. */
  note?: string;
  token: string;
  confirm: UseMutationResult<T, Error, string>;
  disabled?: boolean;
  /** What has to be known before the press. */
  children?: React.ReactNode;
};

/** The target of a mailed link. Mail scanners open every link, some with scripts: only a press on the button uses the token. */
export function PressToConfirm<T>(props: Props<T>) {
  const { icon, title, text, action, busyLabel, note, token, confirm, disabled = false, children } = props;
  return (
    <>
      <AuthMark>{icon}</AuthMark>
      <AuthTitle title={title}>{text}</AuthTitle>
      <Box sx={{ display: "grid", gap: 5, justifyItems: "start", mt: 6 }}>
        {children}
        <FormProblem error={confirm.error} />
        <BusyButton
          variant="contained"
          size="large"
          busy={confirm.isPending}
          busyLabel={busyLabel}
          disabled={disabled}
          sx={{ width: { xs: 1, sm: "auto" } }}
          onClick={() => confirm.mutate(token)}
        >
          {action}
        </BusyButton>
        {note && (
          <Typography variant="body2" sx={{ color: "surface.muted" }}>
            {note}
          </Typography>
        )}
      </Box>
    </>
  );
}
