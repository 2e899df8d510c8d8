"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { InfoChip, type ChipTone } from "@/components/ui/display/InfoChip";
import { PriceText } from "@/components/ui/display/PriceText";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { TextLink } from "@/components/ui/actions/TextLink";
import { invoicesQuery } from "@/lib/subscriptions/queries";
import type { invoiceView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";

type Invoice = z.infer<typeof invoiceView>;

const TONES: Record<Invoice["status"], ChipTone> = {
  draft: "neutral",
  open: "warning",
  paid: "success",
  void: "neutral",
  uncollectible: "error",
};

function InvoiceLinks({ invoice: { number, url, pdfUrl } }: { invoice: Invoice }) {
  const t = useTranslations("subscriptions.invoices");
  const named = { number: number ?? "" };
  const links = [
    { href: url, label: t("view"), name: t("viewOf", named) },
    { href: pdfUrl, label: t("pdf"), name: t("pdfOf", named) },
  ];
  return links.map(
    ({ href, label, name }) =>
      href && (
        <TextLink
          key={label}
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={name}
          sx={{ px: 2, py: 3 }}
        >
          {label}
        </TextLink>
      ),
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("subscriptions.invoices");
  const { day } = usePlanFormat();
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 4,
        px: { xs: 4, md: 6 },
        py: 3,
      }}
    >
      <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {invoice.number ? t("number", { number: invoice.number }) : t("noNumber")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {day(invoice.createdAt)}
        </Typography>
      </Box>
      <InvoiceLinks invoice={invoice} />
      <PriceText exact minor={invoice.amountMinor} />
      <InfoChip tone={TONES[invoice.status]}>{t(`status.${invoice.status}`)}</InfoChip>
    </Box>
  );
}

/** What was paid and what is open, the newest first. */
export function InvoicesCard() {
  const t = useTranslations("subscriptions.invoices");
  const query = useQuery(invoicesQuery(useLocale()));
  const empty = (
    <Typography variant="body2" sx={{ px: { xs: 4, md: 6 }, py: 4, color: "text.secondary" }}>
      {t("empty")}
    </Typography>
  );
  return (
    <SectionCard flush title={t("title")}>
      <QueryBoundary
        query={query}
        loading={<RowSkeleton count={2} />}
        isEmpty={(invoices) => invoices.length === 0}
        empty={empty}
      >
        {(invoices) => invoices.map((invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />)}
      </QueryBoundary>
    </SectionCard>
  );
}
