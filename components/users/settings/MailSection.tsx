"use client";

import { useTranslations } from "next-intl";
import { InlineLink } from "@/components/auth/InlineLink";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { useSaveSwitch } from "@/lib/users/queries";
import { SwitchTable } from "./SwitchTable";

/** Which kinds of notification are mailed and pushed to the user; saved when toggled. */
export function MailSection() {
  const t = useTranslations("settings.mails");
  const { user } = useSession();
  const save = useSaveSwitch();
  if (!user || user.role === "ADMIN") return null;
  return (
    <SectionCard id="mails" title={t("title")} text={t("text")}>
      <SwitchTable role={user.role} settings={user.settings} onChange={(change) => save.mutate(change)} />
      {user.role === "PRO" && <InlineLink href="/account/saved-searches">{t("searches")}</InlineLink>}
    </SectionCard>
  );
}
