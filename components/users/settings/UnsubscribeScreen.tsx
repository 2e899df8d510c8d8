"use client";

import { useQuery } from "@tanstack/react-query";
import MailOutlineRounded from "@mui/icons-material/MailOutlineRounded";
import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { AuthFrame } from "@/components/auth/frame/AuthFrame";
import { AuthMark } from "@/components/auth/AuthMark";
import { AuthTitle } from "@/components/auth/frame/AuthTitle";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";
import { Link } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { EMAIL_KINDS, emailKindsOf } from "@/lib/emails/constants";
import type { EmailSettings } from "@/lib/shared/own-user";
import { mailSwitchesQuery, useSwitchMails } from "@/lib/users/unsubscribe/queries";
import type { MailSwitchesView } from "@/lib/users/unsubscribe/schema";
import { MailSwitches } from "./MailSwitches";

const NONE = Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, false])) as EmailSettings;

const SWITCH_HEIGHT = 36;

/** The token is invalid or its owner is deleted: the settings offer the same after signing in. */
function NoLink() {
  const t = useTranslations("settings.unsubscribe");
  return (
    <>
      <AuthMark tone="warning">
        <MailOutlineRounded />
      </AuthMark>
      <AuthTitle title={t("brokenTitle")}>{t("brokenText")}</AuthTitle>
      <Button component={Link} href="/account" variant="contained" size="large" sx={{ mt: 6 }}>
        {t("brokenAction")}
      </Button>
    </>
  );
}

function Switches({ token, view }: { token: string; view: MailSwitchesView }) {
  const t = useTranslations("settings.unsubscribe");
  const save = useSwitchMails(token);
  const change = (emails: Partial<EmailSettings>) =>
    save.mutate(emails, { onSuccess: () => toast.success(t("saved")) });
  const hasAny = emailKindsOf(view.role).some((kind) => view.emails[kind]);
  return (
    <>
      <AuthMark>
        <MailOutlineRounded />
      </AuthMark>
      <AuthTitle title={t("title")}>{t("text", { address: view.address })}</AuthTitle>
      <Box sx={{ display: "grid", gap: 5, justifyItems: "start", mt: 6 }}>
        <MailSwitches
          role={view.role}
          emails={view.emails}
          onChange={(kind, isWanted) => change({ [kind]: isWanted })}
        />
        <BusyButton
          variant="contained"
          size="large"
          disabled={!hasAny}
          busy={save.isPending}
          onClick={() => change(NONE)}
        >
          {t(hasAny ? "all" : "none")}
        </BusyButton>
      </Box>
    </>
  );
}

function UnsubscribeStep() {
  const t = useTranslations("settings.unsubscribe");
  const token = useSearchParams().get("token") ?? "";
  const query = useQuery({ ...mailSwitchesQuery(token), enabled: token !== "" });
  const isRefused = query.error instanceof ApiError && [410, 422].includes(query.error.status);
  if (!token || isRefused) return <NoLink />;
  if (query.data) return <Switches token={token} view={query.data} />;
  return (
    <>
      <AuthTitle title={t("title")} />
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Box sx={{ mt: 6 }}>
          <SectionSkeleton heights={EMAIL_KINDS.slice(1).map(() => SWITCH_HEIGHT)} />
        </Box>
      )}
    </>
  );
}

/** The e-mail switches from the link in an e-mail, without signing in. Opening the link changes nothing. */
export function UnsubscribeScreen() {
  const t = useTranslations("settings.unsubscribe");
  return (
    <AuthFrame side="own">
      <Suspense fallback={<AuthTitle title={t("title")} />}>
        <UnsubscribeStep />
      </Suspense>
    </AuthFrame>
  );
}
