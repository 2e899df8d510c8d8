"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { ownSessionsQuery, useEndSession } from "@/lib/auth/queries";
import type { OwnSession } from "@/lib/auth/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { SessionRow } from "./SessionRow";

/** How many devices are shown at first: the current one and those used last. */
const SHOWN = 4;

/** The user's sessions, with a button that ends all others. */
export function SessionsSection() {
  const t = useTranslations("settings.sessions");
  const query = useQuery(ownSessionsQuery);
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <SectionCard id="sessions" title={t("title")} text={t("text")} action={hasOthers && <EndOthers />} flush>
      <QueryBoundary
        query={query}
        loading={
          <Box sx={{ p: { xs: 4, md: 6 } }}>
            <RowSkeleton count={2} />
          </Box>
        }
      >
        {(sessions) => <Devices sessions={sessions} />}
      </QueryBoundary>
    </SectionCard>
  );
}

/** The current device first, then those used last; more than a few are shown on request. */
function Devices({ sessions }: { sessions: OwnSession[] }) {
  const t = useTranslations("settings.sessions");
  const [isWhole, setIsWhole] = useState(false);
  const ordered = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const shown = isWhole || ordered.length <= SHOWN + 1 ? ordered : ordered.slice(0, SHOWN);
  const hidden = ordered.length - shown.length;
  return (
    <>
      {shown.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
      {hidden > 0 && (
        <Box sx={{ px: { xs: 2, md: 4 }, py: 1 }}>
          <Button onClick={() => setIsWhole(true)}>{t("more", { count: hidden })}</Button>
        </Box>
      )}
    </>
  );
}

function EndOthers() {
  const t = useTranslations("settings.sessions");
  const [isOpen, setIsOpen] = useState(false);
  const end = useEndSession();
  const confirm = async () => {
    await end.mutateAsync(undefined);
    toast.success(t("othersEnded"));
  };
  return (
    <>
      <Button variant="text" size="small" onClick={() => setIsOpen(true)}>
        {t("endOthers")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={confirm}
        title={t("endOthersTitle")}
        text={t("endOthersText")}
        confirmLabel={t("endOthers")}
        destructive
      />
    </>
  );
}
