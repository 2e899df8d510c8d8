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

// On phones what and how much stand above each other, and the ways to it below; five columns would be squeezed there.
const row = {
  display: "grid",
  columnGap: 4,
  alignItems: "center",
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) auto auto minmax(80px, auto)" },
  gridTemplateAreas: { xs: '"about price" "links status"', md: '"about links price status"' },
  px: { xs: 4, md: 6 },
  py: 3,
} as const;

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("subscriptions.invoices");
  const { day, price } = usePlanFormat();
  return (
    <Box sx={row}>
      <Box sx={{ gridArea: "about", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="subtitle2" component="p">
          {invoice.number ? t("number", { number: invoice.number }) : t("noNumber")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {day(invoice.createdAt)}
        </Typography>
        {invoice.refundedMinor > 0 && (
          <Typography variant="body2">{t("refunded", { price: price(invoice.refundedMinor) })}</Typography>
        )}
      </Box>
      <Box sx={{ gridArea: "price", textAlign: "right" }}>
        <PriceText exact minor={invoice.amountMinor} />
      </Box>
      <Box sx={{ gridArea: "status", textAlign: "right" }}>
        <InfoChip tone={TONES[invoice.status]}>{t(`status.${invoice.status}`)}</InfoChip>
      </Box>
      <Box sx={{ gridArea: "links", display: "flex", flexWrap: "wrap", ml: -2 }}>
        <InvoiceLinks invoice={invoice} />
      </Box>
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
