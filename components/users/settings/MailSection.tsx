"use client";

import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { useSaveMails } from "@/lib/users/queries";
import { MailSwitches } from "./MailSwitches";

/** The user's e-mail switches, saved when toggled. */
export function MailSection() {
  const t = useTranslations("settings.mails");
  const { user } = useSession();
  const save = useSaveMails();
  if (!user || user.role === "ADMIN") return null;
  return (
    <SectionCard id="mails" title={t("title")} text={t("text")}>
      <MailSwitches
        role={user.role}
        emails={user.settings.emails}
        onChange={(kind, isWanted) => save.mutate({ [kind]: isWanted })}
      />
    </SectionCard>
  );
}
