"use client";

import ScienceRounded from "@mui/icons-material/ScienceRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { FactRow } from "@/components/ui/display/FactRow";
import { Note } from "@/components/ui/feedback/Note";
import { PriceText } from "@/components/ui/display/PriceText";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { demoPaymentQuery, useAnswerDemoBank } from "@/lib/demo/payments/queries";
import { CardName } from "../CardOnFile";

/** The demo's stand-in for a bank: how much, with which card, yes or no. */
export function DemoBank({ clientSecret }: { clientSecret: string }) {
  const t = useTranslations("subscriptions.handling");
  const query = useQuery(demoPaymentQuery(clientSecret));
  const bank = useAnswerDemoBank(clientSecret);
  const says = (approve: boolean) => bank.isPending && bank.variables === approve;
  return (
    <SectionCard title={t("bank")} text={t("confirmTitle")}>
      <Note tone="info" icon={<ScienceRounded aria-hidden />}>
        {t("bankText")}
      </Note>
      <QueryBoundary query={query} loading={<RowSkeleton count={1} />}>
        {({ amountMinor, card }) => (
          <div>
            <FactRow label={t("amount")}>
              <PriceText exact minor={amountMinor} size="l" />
            </FactRow>
            <FactRow label={t("card")}>
              <CardName card={card} />
            </FactRow>
          </div>
        )}
      </QueryBoundary>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <BusyButton
          variant="contained"
          size="large"
          busy={says(true)}
          disabled={bank.isPending || bank.isSuccess}
          onClick={() => bank.mutate(true)}
        >
          {t("approve")}
        </BusyButton>
        <BusyButton
          variant="outlined"
          size="large"
          busy={says(false)}
          disabled={bank.isPending || bank.isSuccess}
          onClick={() => bank.mutate(false)}
        >
          {t("decline")}
        </BusyButton>
      </Box>
    </SectionCard>
  );
}
