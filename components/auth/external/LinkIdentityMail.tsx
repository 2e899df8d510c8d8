"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Note } from "@/components/ui/feedback/Note";
import { useSendIdentityLink } from "@/lib/auth/external/queries";
import { PROVIDER_NAMES } from "@/lib/shared/identity";
import { claimsOf, type PendingIdentity } from "./external-identity";
import { FormProblem } from "../FormProblem";
import { MailboxButton } from "../email/MailboxButton";
import { proofOf } from "./use-external-sign-in";
import { useResendTimer } from "../email/use-resend-timer";

/** Linking without the password: a link e-mailed to the account's address, if the provider has verified it. */
export function LinkIdentityMail({ identity }: { identity: PendingIdentity }) {
  const t = useTranslations("auth.external.link");
  const send = useSendIdentityLink();
  const { secondsLeft, start } = useResendTimer("link");
  const { email, isVerified } = claimsOf(identity.idToken);
  const isWaiting = secondsLeft > 0;
  if (!isVerified) return <Note>{t("unverified", { provider: PROVIDER_NAMES[identity.provider] })}</Note>;
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("noPassword")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <BusyButton
          variant="outlined"
          busy={send.isPending}
          busyLabel={t("sending")}
          disabled={isWaiting}
          onClick={() => send.mutate(proofOf(identity), { onSuccess: start })}
        >
          {isWaiting ? t("wait", { seconds: secondsLeft }) : t("send")}
        </BusyButton>
        {send.isSuccess && <MailboxButton email={email?.toLowerCase()}>{t("mailbox")}</MailboxButton>}
      </Box>
      {send.isSuccess && (
        <Note tone="success" role="status">
          {t("sent")}
        </Note>
      )}
      <FormProblem error={send.error} />
    </Box>
  );
}
