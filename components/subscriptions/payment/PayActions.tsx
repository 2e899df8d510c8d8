"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { Note } from "@/components/ui/feedback/Note";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { usePlanFormat } from "../format";
import type { PayablePurpose } from "./purpose";

type Props = { purpose: PayablePurpose; isPaid: boolean };

function useSubmitLabel(purpose: PayablePurpose): string {
  const t = useTranslations("subscriptions.pay");
  const { price } = usePlanFormat();
  if (purpose.kind === "start") return t("submit", { price: price(purpose.plan.priceMinor) });
  return purpose.subscription.status === "PAST_DUE" ? t("submitOpen") : t("submitCard");
}

function PayBar({ purpose, isPaid }: Props) {
  const t = useTranslations("subscriptions.pay");
  const label = useSubmitLabel(purpose);
  return (
    <StickyBar isPhoneOnly>
      <SubmitButton size="large" busyLabel={t("busy")} disabled={isPaid}>
        {label}
      </SubmitButton>
    </StickyBar>
  );
}

/** The button that pays, and what stood in its way; on phones it stands at the bottom. */
export function PayActions({ purpose, isPaid }: Props) {
  const t = useTranslations("subscriptions.pay");
  const label = useSubmitLabel(purpose);
  const { formState } = useFormContext();
  const problem = formState.errors.root?.pay?.message;
  return (
    <>
      {problem && (
        <Note tone="error" role="alert">
          {problem}
        </Note>
      )}
      <Box sx={{ display: { xs: "none", md: "block" } }}>
        <SubmitButton fullWidth size="large" busyLabel={t("busy")} disabled={isPaid}>
          {label}
        </SubmitButton>
      </Box>
      <PayBar purpose={purpose} isPaid={isPaid} />
    </>
  );
}
