"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { useDateText } from "@/components/ui/display/use-date-text";
import type { WithdrawalPreview } from "@/lib/subscriptions/schema";

/** From which contract a withdrawal is: who comes by the link of a mail sees no other page of it. */
export function ContractFacts({ contract }: { contract: WithdrawalPreview }) {
  const t = useTranslations("withdrawal.contract");
  const dateText = useDateText();
  return (
    <Box sx={{ width: 1, borderBlock: 1, borderColor: "divider", py: 1 }}>
      <FactRow label={t("plan")}>{contract.planName}</FactRow>
      <FactRow label={t("boughtAt")}>{dateText(new Date(contract.boughtAt), { dateStyle: "long" })}</FactRow>
    </Box>
  );
}
