"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { FactRow } from "@/components/ui/display/FactRow";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { emailChangeQuery } from "@/lib/auth/email-change/queries";
import type { EmailChange } from "@/lib/auth/email-change/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { EmailForm } from "./EmailForm";
import { PendingEmail } from "./PendingEmail";

function EmailStep({ pending }: EmailChange) {
  const t = useTranslations("settings.email");
  const [isOpen, setIsOpen] = useState(false);
  if (pending) return <PendingEmail {...pending} />;
  if (isOpen) return <EmailForm onDone={() => setIsOpen(false)} />;
  return (
    <Box>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t("change")}
      </Button>
    </Box>
  );
}

/** The e-mail address of the account, and its change. */
export function EmailSection() {
  const t = useTranslations("settings.email");
  const { user } = useSession();
  const query = useQuery(emailChangeQuery);
  return (
    <SectionCard id="email" title={t("title")} text={t("text")}>
      <Box sx={{ overflowWrap: "anywhere" }}>
        <FactRow label={t("current")}>{user?.email}</FactRow>
      </Box>
      <QueryBoundary query={query} loading={<Skeleton height={44} width={220} />}>
        {({ pending }) => <EmailStep pending={pending} />}
      </QueryBoundary>
    </SectionCard>
  );
}
