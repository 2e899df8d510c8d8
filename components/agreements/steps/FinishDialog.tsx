"use client";

import { useLocale, useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { flyBee } from "@/components/ui/feedback/bee-flight";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useMoveTender } from "@/lib/agreements/queries";
import { isRecurring } from "@/lib/tenders/presentation";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { formatMoney, formatRate } from "@/lib/shared/money";

/** Says who is paid what and how, and that it is final, before the work is marked finished. */
export function FinishDialog({ tender, onClose }: { tender: TenderView; onClose: () => void }) {
  const t = useTranslations("moves.finish");
  const { mutateAsync: finish } = useMoveTender(tender.id, "finish");
  const paid = usePaid(tender);
  const confirm = async () => {
    await finish({ version: tender.version });
    flyBee();
    toast.success(t("done"));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t("question")}
      text={`${paid} ${t("final")}`}
      confirmLabel={t("confirm")}
      busyLabel={t("busy")}
      cancelLabel={t("later")}
    />
  );
}

function usePaid(tender: TenderView): string {
  const { recipient, agreedPriceMinor, agreedRateMinor } = tender;
  const t = useTranslations("moves.finish");
  const locale = useLocale();
  const name = recipient?.name ?? "";
  const price = formatMoney(agreedPriceMinor ?? 0, locale, { perVisit: isRecurring(tender) });
  if (agreedRateMinor === null) return t("paid", { name, price });
  return t("paidHourly", { name, price, rate: formatRate(agreedRateMinor, locale) });
}
