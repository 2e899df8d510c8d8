"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useHelpUser } from "@/lib/admin/users/queries";
import type { UserRecord } from "@/lib/admin/users/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { UserActs } from "./acts/UserActs";

const LazyConfirmDialog = lazyComponent(() =>
  import("@/components/ui/actions/ConfirmDialog").then((file) => file.ConfirmDialog),
);

/** What an admin can do for a person. */
export function UserHelp({ found }: { found: UserRecord }) {
  const t = useTranslations("admin-users.help");
  const { person, emailConfirmedAt } = found;
  const { mutateAsync: help, isPending } = useHelpUser(person.id, (act) => toast.success(t(`done.${act}`)));
  const [isAsked, setIsAsked] = useState(false);
  return (
    <SectionCard title={t("title")}>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}>
        <Button variant="outlined" onClick={() => setIsAsked(true)}>
          {t("signOut")}
        </Button>
        {!emailConfirmedAt && (
          // The query client has shown what was refused.
          <BusyButton
            variant="outlined"
            busy={isPending}
            onClick={() => void help("confirmation-mail").catch(() => undefined)}
          >
            {t("mail")}
          </BusyButton>
        )}
        <UserActs found={found} />
      </Box>
      {isAsked && (
        <LazyConfirmDialog
          open
          onClose={() => setIsAsked(false)}
          onConfirm={() => help("sign-out")}
          title={t("question", { name: person.name })}
          text={t("text")}
          confirmLabel={t("signOut")}
        />
      )}
    </SectionCard>
  );
}
