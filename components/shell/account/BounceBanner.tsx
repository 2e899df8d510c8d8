"use client";

import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { TopBanner } from "@/components/ui/feedback/TopBanner";
import { useRetryMail } from "@/lib/emails/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { OwnUser } from "@/lib/shared/own-user";

/** On every screen of a person whose mail comes back: what they miss, and the two ways to mend it. */
export function BounceBanner({ user: { id, email } }: { user: Pick<OwnUser, "id" | "email"> }) {
  const t = useTranslations("bounced-mail");
  const { mutate, isPending } = useRetryMail(() => toast.success(t("retried")));
  return (
    <TopBanner text={t("text", { email })}>
      <ButtonLink
        size="small"
        variant="outlined"
        href={`/account/profiles/${id}/update?tab=settings&section=email`}
      >
        {t("change")}
      </ButtonLink>
      <BusyButton size="small" busy={isPending} onClick={() => mutate()}>
        {t("retry")}
      </BusyButton>
    </TopBanner>
  );
}
