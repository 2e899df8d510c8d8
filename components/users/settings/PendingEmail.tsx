"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ResendButton } from "@/components/auth/email/ResendButton";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import { useEmailChange } from "@/lib/auth/email-change/queries";
import type { PendingEmailView } from "@/lib/auth/email-change/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";

const AT = { dateStyle: "long", timeStyle: "short" } as const;

/** A pending change of the e-mail address: resend its e-mail, or cancel it. One that support has begun waits. */
export function PendingEmail({ email, effectiveAt }: Pick<PendingEmailView, "email" | "effectiveAt">) {
  const t = useTranslations("settings.email");
  const { resend, cancel } = useEmailChange();
  const dateText = useDateText();
  const stop = () => cancel.mutate(undefined, { onSuccess: () => toast.success(t("canceled")) });
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Note tone="info">
        {t("pending", { email })}
        {effectiveAt && ` ${t("later", { at: dateText(new Date(effectiveAt), AT) })}`}
      </Note>
      <ResendButton email={email} mail="change" resend={resend} done={t("resent", { email })} />
      <Box>
        <BusyButton variant="text" busy={cancel.isPending} onClick={stop}>
          {t("cancel")}
        </BusyButton>
      </Box>
    </Box>
  );
}
