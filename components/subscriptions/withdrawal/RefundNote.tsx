"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { formatMoney } from "@/lib/shared/money";
import { withdrawalPreviewQuery } from "@/lib/subscriptions/queries";

/**
 * How much a withdrawal pays back, by the payment provider's own count. It can be declared without knowing that: where the
 * provider cannot be asked, the note says that the amount comes by mail.
 */
export function RefundNote({ of }: { of: Parameters<typeof withdrawalPreviewQuery>[0] }) {
  const t = useTranslations("withdrawal.refund");
  const locale = useLocale();
  const { data, isPending } = useQuery(withdrawalPreviewQuery(of));
  if (isPending) return <Skeleton height={48} />;
  return (
    <Note tone="info">
      {typeof data?.refundMinor === "number"
        ? t.rich("amount", {
            amount: formatMoney(data.refundMinor, locale, { decimals: "always" }),
            b: (text) => <strong>{text}</strong>,
          })
        : t("unknown")}
    </Note>
  );
}
