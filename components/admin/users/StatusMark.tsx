"use client";

import { useTranslations } from "next-intl";
import { InfoChip, type ChipTone } from "@/components/ui/display/InfoChip";
import type { AccountStatus } from "@/lib/admin/users/constants";

const TONES: Record<AccountStatus, ChipTone> = {
  ACTIVE: "success",
  LIMITED: "warning",
  SUSPENDED: "error",
  DELETED: "neutral",
};

/** How an account stands. */
export function StatusMark({ status }: { status: AccountStatus }) {
  const t = useTranslations("admin-users.statuses");
  return <InfoChip tone={TONES[status]}>{t(status)}</InfoChip>;
}
