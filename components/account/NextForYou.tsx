"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { toDay } from "@/lib/shared/dates/dates";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import type { OwnUser } from "@/lib/shared/own-user";
import { NextRow } from "./NextRow";
import { nextSteps, type NextStep } from "./next-steps";

const ConfirmStep = lazyComponent(() => import("./ConfirmStep").then((file) => file.ConfirmStep), {
  fallback: <RowSkeleton count={1} />,
});

type NothingProps = { role: OwnUser["role"]; mayPost: boolean };

function Nothing({ role, mayPost }: NothingProps) {
  const t = useTranslations("account.next");
  const post = (
    <ButtonLink href="/account/create-tender" variant="outlined">
      {t("another")}
    </ButtonLink>
  );
  return (
    <EmptyState
      small
      headingLevel="h3"
      title={t("emptyTitle")}
      text={t("emptyText", { role })}
      actions={mayPost && post}
    />
  );
}

const rows = {
  listStyle: "none",
  m: 0,
  p: 0,
  "& > li + li": { borderTop: "1px solid", borderColor: "divider" },
} as const;

function Steps({ steps, user }: { steps: NextStep[]; user: OwnUser }) {
  // Honey marks one next step only, the first one that leads somewhere.
  const first = steps.find((step) => step.kind !== "confirm");
  return (
    <Box component="ol" sx={rows}>
      {steps.map((step) =>
        step.kind === "confirm" ? (
          <li key={step.kind}>
            <ConfirmStep email={user.email} />
          </li>
        ) : (
          <NextRow key={`${step.kind} ${step.href}`} step={step} isFirst={step === first} />
        ),
      )}
    </Box>
  );
}

/** How many things there are to do. A row of an admin stands for all that waits of its kind. */
function thingsOf(steps: NextStep[], role: OwnUser["role"]): number {
  if (role !== "ADMIN") return steps.length;
  return steps.reduce((sum, step) => sum + ("count" in step ? step.count : 1), 0);
}

/** What the person can do now, each with one verb. */
export function NextForYou({ user, overview }: { user: OwnUser; overview: TenderOverview }) {
  const t = useTranslations("account.next");
  const [now] = useState(() => new Date());
  const steps = nextSteps(user, overview, now, toDay(now));
  const count = steps.length > 0 && (
    <Typography variant="caption" component="span" sx={{ color: "surface.muted" }}>
      {t("count", { count: thingsOf(steps, user.role) })}
    </Typography>
  );
  return (
    <SectionCard title={t("title")} action={count} flush sx={{ gridArea: "next" }}>
      {steps.length > 0 ? (
        <Steps steps={steps} user={user} />
      ) : (
        // Without an open tender the list below asks for one.
        <Nothing role={user.role} mayPost={user.role === "CLIENT" && overview.open.length > 0} />
      )}
    </SectionCard>
  );
}
