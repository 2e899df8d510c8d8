"use client";

import InfoOutlined from "@mui/icons-material/InfoOutlined";
import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import type { OwnSubscriptions } from "@/lib/subscriptions/schema";
import { offersUsed } from "./plan-action";
import { usePlanFormat } from "./format";

const bold = (text: React.ReactNode) => <strong>{text}</strong>;

/** What a BEE uses now of their plan. */
export function UsageNote({ own }: { own: OwnSubscriptions }) {
  const t = useTranslations("subscriptions.compare");
  const { day } = usePlanFormat();
  const total = own.offersPerPeriod;
  const date = day(own.offersRenewAt);
  const offers =
    own.offersLeft === 0
      ? t.rich("allUsed", { total, date, b: bold })
      : t.rich("someUsed", { used: offersUsed(own), total, date, b: bold });
  return (
    <Note tone="honey" icon={<InfoOutlined aria-hidden />} sx={{ mb: 6 }}>
      {offers} {t("services", { used: own.subcategoriesUsed, max: own.plan.maxSubcategories })}
    </Note>
  );
}
