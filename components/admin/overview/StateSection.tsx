"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { mayOpen } from "@/components/shell/account/admin-places";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { FactRow } from "@/components/ui/display/FactRow";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { MarketState } from "@/lib/admin/overview/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";

const COUNTS = [
  "failedMailCount",
  "failedJobCount",
  "stuckJobCount",
] as const satisfies readonly (keyof MarketState)[];

/** How mails and other jobs go, with the way to those that were given up. */
export function StateSection({ state }: { state: MarketState }) {
  const t = useTranslations("admin-overview.state");
  const number = new Intl.NumberFormat(useLocale());
  const { user } = useSession();
  const mayRetry = mayOpen("/admin/jobs", user?.adminRights ?? []);
  const hasFailed = state.failedMailCount + state.failedJobCount > 0;
  return (
    <SectionCard title={t("title")}>
      <Box sx={{ my: -2 }}>
        {COUNTS.map((name) => (
          <FactRow key={name} label={t(name)}>
            {number.format(state[name])}
          </FactRow>
        ))}
      </Box>
      {mayRetry && hasFailed && (
        <ButtonLink variant="outlined" href="/admin/jobs" sx={{ justifySelf: { sm: "start" } }}>
          {t("jobs")}
        </ButtonLink>
      )}
    </SectionCard>
  );
}
