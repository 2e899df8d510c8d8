"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ResendConfirmation } from "@/components/auth/email/ResendConfirmation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { VerificationView } from "@/lib/verification/schema";
import { SentDocument } from "./SentDocument";

const DocumentForm = lazyComponent(() => import("./DocumentForm").then((file) => file.DocumentForm), {
  fallback: <Skeleton height={320} />,
  messages: lazyMessages(["verification"]),
});

type StartProps = { emailConfirmed: boolean; onStart: () => void };

/** Nothing is submitted yet: explains the badge, or asks to confirm the e-mail first. */
function Start({ emailConfirmed, onStart }: StartProps) {
  const t = useTranslations("verification");
  const { user } = useSession();
  if (!emailConfirmed)
    return (
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Note tone="warning">{t("unconfirmed")}</Note>
        {user && <ResendConfirmation email={user.email} />}
      </Box>
    );
  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("none.text")}
      </Typography>
      <Button variant="outlined" onClick={onStart}>
        {t("none.start")}
      </Button>
    </Box>
  );
}

type Props = {
  userId: string;
  emailConfirmed: boolean;
  verification: VerificationView | null;
  /** The signed URLs of the pictures have expired. */
  onExpired: () => void;
};

/** The current step of the identity verification. */
export function VerificationSteps({ userId, emailConfirmed, verification, onExpired }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // A decision received while the form is open closes it.
  const [seen, setSeen] = useState(verification?.status);
  if (seen !== verification?.status) {
    setSeen(verification?.status);
    setIsOpen(false);
  }
  const open = () => setIsOpen(true);
  if (isOpen && verification?.status !== "APPROVED")
    return <DocumentForm userId={userId} current={verification} onDone={() => setIsOpen(false)} />;
  if (!verification) return <Start emailConfirmed={emailConfirmed} onStart={open} />;
  return <SentDocument verification={verification} onChange={open} onExpired={onExpired} />;
}
