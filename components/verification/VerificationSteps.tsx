"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ResendConfirmation } from "@/components/auth/email/ResendConfirmation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { VerificationKind } from "@/lib/people/constants";
import type { VerificationView } from "@/lib/verification/schema";
import { SentDocument } from "./SentDocument";

const DocumentForm = lazyComponent(() => import("./DocumentForm").then((file) => file.DocumentForm), {
  fallback: <Skeleton height={320} />,
});

type StartProps = { emailConfirmed: boolean; kind: VerificationKind; onStart: () => void };

/** Nothing is submitted yet: explains the badge, or asks to confirm the e-mail first. */
function Start({ emailConfirmed, kind, onStart }: StartProps) {
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
        {t(`kinds.${kind}.none`)}
      </Typography>
      <Button variant="outlined" onClick={onStart}>
        {t(`kinds.${kind}.start`)}
      </Button>
    </Box>
  );
}

type Props = {
  userId: string;
  emailConfirmed: boolean;
  kind: VerificationKind;
  /** The newest one of the kind. */
  verification: VerificationView | null;
  /** The signed URLs of the pictures have expired. */
  onExpired: () => void;
};

/** The current step of one kind of verification. */
export function VerificationSteps({ userId, emailConfirmed, kind, verification, onExpired }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // A decision received while the form is open closes it.
  const state = verification && `${verification.id} ${verification.status}`;
  const [seen, setSeen] = useState(state);
  if (seen !== state) {
    setSeen(state);
    setIsOpen(false);
  }
  const open = () => setIsOpen(true);
  const isUndecided = verification?.status === "PENDING" || verification?.status === "REJECTED";
  if (isOpen)
    return (
      <DocumentForm
        userId={userId}
        kind={kind}
        replaced={isUndecided ? verification : null}
        onDone={() => setIsOpen(false)}
      />
    );
  if (!verification) return <Start emailConfirmed={emailConfirmed} kind={kind} onStart={open} />;
  return <SentDocument verification={verification} onChange={open} onExpired={onExpired} />;
}
