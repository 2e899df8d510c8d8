"use client";

import ScienceRounded from "@mui/icons-material/ScienceRounded";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePlanFormat } from "@/components/subscriptions/format";
import { Button } from "@/components/ui/actions/Button";
import { FactRow } from "@/components/ui/display/FactRow";
import { Logo } from "@/components/ui/display/Logo";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { PriceText } from "@/components/ui/display/PriceText";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import type { DemoInvoice } from "@/lib/demo/payments/schema";
import { demoInvoiceQuery } from "@/lib/demo/payments/queries";

const notOnPaper = { "@media print": { display: "none" } };

function Invoice({ invoice }: { invoice: DemoInvoice }) {
  const t = useTranslations("subscriptions.invoices");
  const { day } = usePlanFormat();
  const { number, name, createdAt, status, amountMinor } = invoice;
  const print = (
    <Button variant="outlined" onClick={() => window.print()} sx={notOnPaper}>
      {t("print")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("number", { number })} actions={print} />
      <SectionCard>
        <Note tone="info" icon={<ScienceRounded aria-hidden />}>
          {t("demoNote")}
        </Note>
        <div>
          <FactRow label={t("from")}>TenderBee</FactRow>
          {name && <FactRow label={t("for")}>{name}</FactRow>}
          <FactRow label={t("date")}>{day(createdAt)}</FactRow>
          <FactRow label={t("statusLabel")}>{t(`status.${status}`)}</FactRow>
          <Divider sx={{ my: 2 }} />
          <FactRow label={t("line")}>
            <PriceText exact minor={amountMinor} size="l" />
          </FactRow>
        </div>
      </SectionCard>
    </>
  );
}

/** A bill of the demo, to read, to print and to keep; it says that nothing was charged. */
export function InvoiceScreen({ id }: { id: string }) {
  const query = useQuery(demoInvoiceQuery(id));
  return (
    <PageContainer width="text">
      <Box sx={{ mb: 5 }}>
        <Logo />
      </Box>
      <QueryBoundary query={query} loading={<DetailSkeleton />}>
        {(invoice) => <Invoice invoice={invoice} />}
      </QueryBoundary>
    </PageContainer>
  );
}
