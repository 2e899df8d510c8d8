"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProblem } from "@/components/auth/FormProblem";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { formatPhone } from "@/lib/people/presentation";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import { whyNotProve } from "@/lib/users/phone/policy";
import { useSendPhoneCode } from "@/lib/users/phone/queries";
import type { PhoneCodeAnswer } from "@/lib/users/phone/schema";
import { PhoneCodeForm } from "./PhoneCodeForm";

type SendProps = { user: OwnUser; phone: string };

function PhoneCode({ user, phone }: SendProps) {
  const t = useTranslations("phone");
  // Not the mutation's own: a code that came before one that was refused still counts.
  const [sent, setSent] = useState<PhoneCodeAnswer | null>(null);
  const send = useSendPhoneCode(setSent);
  return (
    <Box component="section" aria-label={t("title")} sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography variant="subtitle1" component="h3">
        {t("title")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(user.role === "PRO" ? "textPro" : "text", { phone })}
      </Typography>
      {sent && <PhoneCodeForm key={sent.expiresAt} userId={user.id} sent={sent} />}
      <FormProblem error={send.error} />
      <BusyButton variant={sent ? "text" : "outlined"} busy={send.isPending} onClick={() => send.mutate()}>
        {t(sent ? "again" : "send")}
      </BusyButton>
    </Box>
  );
}

type Props = { saved: { phone: string; isPhoneProven: boolean } };

/** Whether the saved number is proven, or the way to prove it by a code; nothing where that is not offered. */
export function PhoneProof({ saved: { phone, isPhoneProven } }: Props) {
  const t = useTranslations("phone");
  const { data: config } = useQuery(publicConfigQuery);
  const { user } = useSession();
  const shown = formatPhone(phone);
  if (isPhoneProven)
    return (
      <Box>
        <InfoChip tone="success" icon={<CheckRounded aria-hidden />}>
          {t("proven", { phone: shown })}
        </InfoChip>
      </Box>
    );
  if (!config?.hasPhoneProofs || !user || whyNotProve(user, isPhoneProven)) return null;
  return <PhoneCode user={user} phone={shown} />;
}
