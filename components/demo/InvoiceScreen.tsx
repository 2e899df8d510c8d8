"use client";

import ScienceRounded from "@mui/icons-material/ScienceRounded";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { usePlanFormat } from "@/components/subscriptions/format";
import { BackLink } from "@/components/ui/actions/BackLink";
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
import { toLanguage } from "@/lib/i18n/languages";
import { buyerLines, lastDayOf } from "@/lib/demo/payments/presentation";
import type { DemoInvoice } from "@/lib/demo/payments/schema";
import { demoInvoiceQuery } from "@/lib/demo/payments/queries";

const notOnPaper = { "@media print": { display: "none" } };

type PartyProps = {
  label: string;
  lines: string[];
  register: string | null;
  vatId: string | null;
  children?: React.ReactNode;
};

function Party({ label, lines, register, vatId, children }: PartyProps) {
  const t = useTranslations("subscriptions.invoices");
  return (
    <Box sx={{ overflowWrap: "anywhere" }}>
      <Typography variant="caption" component="h2" sx={{ color: "surface.muted" }}>
        {label}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {register && <Typography variant="body2">{t("register", { number: register })}</Typography>}
      {vatId && <Typography variant="body2">{t("vatId", { id: vatId })}</Typography>}
      {children}
    </Box>
  );
}

function Parties({ issuer, buyer }: Pick<DemoInvoice, "issuer" | "buyer">) {
  const t = useTranslations("subscriptions.invoices");
  const locale = useLocale();
  const sold = [issuer.name, issuer.address].filter((line) => line !== null);
  return (
    <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
      <Party label={t("from")} lines={sold} register={issuer.register} vatId={issuer.vatId}>
        {issuer.address === null && (
          <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
            {t("issuerMissing")}
          </Typography>
        )}
      </Party>
      {buyer && (
        <Party
          label={t("for")}
          lines={buyerLines(buyer, locale)}
          register={buyer.registrationNumber}
          vatId={buyer.vatId}
        />
      )}
    </Box>
  );
}

function Facts({ invoice }: { invoice: DemoInvoice }) {
  const t = useTranslations("subscriptions.invoices");
  const { day } = usePlanFormat();
  const { createdAt, periodStart, plan, status, netMinor, vatPercent, vatMinor } = invoice;
  return (
    <div>
      <FactRow label={t("date")}>{day(createdAt)}</FactRow>
      <FactRow label={t("plan")}>{plan}</FactRow>
      <FactRow label={t("period")}>
        {t("periodText", { from: day(periodStart), to: day(lastDayOf(invoice)) })}
      </FactRow>
      <FactRow label={t("statusLabel")}>{t(`status.${status}`)}</FactRow>
      <Divider sx={{ my: 2 }} />
      <FactRow label={t("net")}>
        <PriceText exact minor={netMinor} />
      </FactRow>
      <FactRow label={t("vat", { percent: vatPercent })}>
        <PriceText exact minor={vatMinor} />
      </FactRow>
      <FactRow label={t("total")}>
        <PriceText exact minor={invoice.amountMinor} size="l" />
      </FactRow>
    </div>
  );
}

function Invoice({ id, invoice }: { id: string; invoice: DemoInvoice }) {
  const t = useTranslations("subscriptions.invoices");
  const lang = toLanguage(useLocale());
  return (
    <>
      <PageHeader
        // With hyphens that do not break, so that the number stays in one line.
        title={t("number", { number: invoice.number.replaceAll("-", "\u2011") })}
        actions={
          <Box sx={{ display: "flex", gap: 2, ...notOnPaper }}>
            <Button variant="outlined" onClick={() => window.print()}>
              {t("print")}
            </Button>
            <Button
              component="a"
              variant="outlined"
              href={`/api/dev/payments/invoices/${id}/pdf?lang=${lang}`}
              target="_blank"
            >
              {t("pdf")}
            </Button>
          </Box>
        }
      />
      <SectionCard>
        <Note tone="info" icon={<ScienceRounded aria-hidden />}>
          {t("demoNote")}
        </Note>
        <Parties {...invoice} />
        <Facts invoice={invoice} />
      </SectionCard>
    </>
  );
}

/** An invoice of the demo, to read, to print and to keep; it says that nothing was charged. */
export function InvoiceScreen({ id }: { id: string }) {
  const t = useTranslations("subscriptions.invoices");
  const query = useQuery(demoInvoiceQuery(id));
  return (
    <PageContainer width="text">
      <Box sx={notOnPaper}>
        <BackLink href="/account/my-subscriptions" label={t("back")} />
      </Box>
      <Box sx={{ mb: 5 }}>
        <Logo />
      </Box>
      <QueryBoundary query={query} loading={<DetailSkeleton />}>
        {(invoice) => <Invoice id={id} invoice={invoice} />}
      </QueryBoundary>
    </PageContainer>
  );
}
