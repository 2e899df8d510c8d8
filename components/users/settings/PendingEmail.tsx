"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ResendButton } from "@/components/auth/email/ResendButton";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Note } from "@/components/ui/feedback/Note";
import { useEmailChange } from "@/lib/auth/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/** A pending change of the e-mail address: resend its e-mail, or cancel it. */
export function PendingEmail({ email }: { email: string }) {
  const t = useTranslations("settings.email");
  const { resend, cancel } = useEmailChange();
  const stop = () => cancel.mutate(undefined, { onSuccess: () => toast.success(t("canceled")) });
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Note tone="info">{t("pending", { email })}</Note>
      <ResendButton email={email} mail="change" resend={resend} done={t("resent", { email })} />
      <Box>
        <BusyButton variant="text" busy={cancel.isPending} onClick={stop}>
          {t("cancel")}
        </BusyButton>
      </Box>
    </Box>
  );
}
