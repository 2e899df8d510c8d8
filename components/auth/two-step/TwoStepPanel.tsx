"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { twoStepQuery, useDisableTwoStep, useRenewRecoveryCodes } from "@/lib/auth/two-step/queries";
import type { TwoStepProofBody } from "@/lib/auth/two-step/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import { ProofDialog } from "./ProofDialog";
import { RecoveryCodeList } from "./RecoveryCodeList";
import { SetUpSteps } from "./SetUpSteps";

type ActionProps = { user: OwnUser; onCodes: (codes: string[]) => void };

function OnActions({ user, onCodes }: ActionProps) {
  const t = useTranslations("two-step");
  const [asked, setAsked] = useState<"off" | "renew" | null>(null);
  const disable = useDisableTwoStep();
  const renew = useRenewRecoveryCodes();
  const mutation = asked === "off" ? disable : renew;
  const open = (next: "off" | "renew") => {
    disable.reset();
    renew.reset();
    setAsked(next);
  };
  const submit = async (body: TwoStepProofBody) => {
    if (asked === "renew") return onCodes(await renew.mutateAsync(body));
    await disable.mutateAsync(body);
    toast.success(t("off.done"));
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
      <Button variant="outlined" onClick={() => open("renew")}>
        {t("section.renew")}
      </Button>
      <Button variant="outlined" color="error" onClick={() => open("off")}>
        {t("section.off")}
      </Button>
      {asked && (
        <ProofDialog
          hasPassword={user.hasPassword}
          texts={{ title: t(`${asked}.title`), text: t(`${asked}.text`), submit: t(`${asked}.submit`) }}
          isBusy={mutation.isPending}
          error={mutation.error}
          onSubmit={submit}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}

type OnProps = ActionProps & { enabledAt: string; codesLeft: number };

function SwitchedOn({ enabledAt, codesLeft, ...actions }: OnProps) {
  const t = useTranslations("two-step.section");
  const dateText = useDateText();
  const date = dateText(new Date(enabledAt), { day: "numeric", month: "long", year: "numeric" });
  return (
    <>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{t("onSince", { date })}</Typography>
        <Typography variant="body2" sx={{ color: codesLeft === 0 ? "error.main" : "text.secondary" }}>
          {t("left", { count: codesLeft })}
        </Typography>
      </Box>
      <OnActions {...actions} />
    </>
  );
}

/** Two-step sign-in of the user: its set-up, or how it is and what can be changed; new recovery codes are shown once. */
export function TwoStepPanel({ user }: { user: OwnUser }) {
  const t = useTranslations("two-step");
  const cache = useQueryClient();
  const query = useQuery(twoStepQuery);
  const [fresh, setFresh] = useState<{ codes: string[]; isFirst: boolean } | null>(null);
  const finish = async () => {
    await cache.invalidateQueries({ queryKey: twoStepQuery.queryKey });
    setFresh(null);
    sessionStore.patchUser({ hasTwoStep: true, needsTwoStep: false });
  };
  if (fresh)
    return (
      <>
        {fresh.isFirst && (
          <Note tone="success" role="status">
            {t("codes.signedOut")}
          </Note>
        )}
        <RecoveryCodeList codes={fresh.codes} onDone={() => void finish()} />
      </>
    );
  return (
    <QueryBoundary query={query} loading={<Skeleton height={44} width={220} />}>
      {({ enabledAt, recoveryCodesLeft }) =>
        enabledAt ? (
          <SwitchedOn
            user={user}
            enabledAt={enabledAt}
            codesLeft={recoveryCodesLeft}
            onCodes={(codes) => setFresh({ codes, isFirst: false })}
          />
        ) : (
          <SetUpSteps
            hasPassword={user.hasPassword}
            onCodes={(codes) => setFresh({ codes, isFirst: true })}
          />
        )
      }
    </QueryBoundary>
  );
}
