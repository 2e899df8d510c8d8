"use client";

import { useTranslations } from "next-intl";
import { WaitingTime } from "@/components/admin/queue/WaitingTime";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import type { DisputeView } from "@/lib/disputes/schema";

type Props = { dispute: Pick<DisputeView, "closedAt" | "mediationAt" | "createdAt"> };

/** For how long a dispute waits for the team, in the words of the queue, or when it was closed. */
export function DisputeTime({ dispute: { closedAt, mediationAt, createdAt } }: Props) {
  const t = useTranslations("disputes-admin");
  if (closedAt === null) return <WaitingTime since={mediationAt ?? createdAt} />;
  return (
    <>
      {t("closed")} <RelativeTime at={closedAt} />
    </>
  );
}
