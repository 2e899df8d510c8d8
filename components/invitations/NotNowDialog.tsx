"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { INVITATION_DECLINE_REASONS, type InvitationDeclineReason } from "@/lib/invitations/constants";
import { useDeclineInvitation } from "@/lib/invitations/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/** Asks for the reason, in one word that helps the client to choose another BEE. */
export function NotNowDialog({ invitationId, onClose }: { invitationId: string; onClose: () => void }) {
  const t = useTranslations("invitations.guest");
  const [reason, setReason] = useState<InvitationDeclineReason>("TOO_BUSY");
  const { mutateAsync: decline } = useDeclineInvitation();
  const confirm = async () => {
    await decline({ invitationId, reason });
    toast.info(t("done"));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t("question")}
      text={t("questionText")}
      confirmLabel={t("confirm")}
      busyLabel={t("busy")}
      cancelLabel={t("back")}
    >
      <ChoiceChips
        label={t("reason")}
        options={INVITATION_DECLINE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
