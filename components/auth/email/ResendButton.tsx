"use client";

import Box from "@mui/material/Box";
import type { UseMutationResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import { FormProblem } from "../FormProblem";
import { MailboxButton } from "./MailboxButton";
import { useResendTimer } from "./use-resend-timer";

type Props = {
  email: string;
  /** The kind of e-mail: each has its own wait. */
  mail: "confirm" | "reset" | "change";
  resend: UseMutationResult<unknown, Error, string>;
  /** The success text, where it may reveal that there is such an account. */
  done?: string;
  /** What the button says, where no such e-mail was sent before. */
  action?: string;
};

/** Requests an e-mail again, at most once a minute; the button counts down. */
export function ResendButton({ email, mail, resend, done, action }: Props) {
  const t = useTranslations("account.resend");
  const { secondsLeft, start } = useResendTimer(mail);
  const waiting = secondsLeft > 0;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        {waiting ? (
          <Button variant="outlined" disabled sx={{ fontFeatureSettings: '"tnum"' }}>
            {t("wait", { seconds: secondsLeft })}
          </Button>
        ) : (
          <BusyButton
            variant="outlined"
            busy={resend.isPending}
            busyLabel={t("busy")}
            onClick={() => resend.mutate(email, { onSuccess: start })}
          >
            {action ?? t("action")}
          </BusyButton>
        )}
        <MailboxButton email={email}>{t("mailbox")}</MailboxButton>
      </Box>
      {resend.isSuccess && (
        <Note tone="success" role="status">
          {done ?? t("done")}
        </Note>
      )}
      <FormProblem error={resend.error} />
    </Box>
  );
}
