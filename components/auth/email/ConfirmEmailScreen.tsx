"use client";

import MarkEmailReadRounded from "@mui/icons-material/MarkEmailReadRounded";
import MarkEmailUnreadRounded from "@mui/icons-material/MarkEmailUnreadRounded";
import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/components/ui/actions/Button";
import { useConfirmEmail } from "@/lib/auth/queries";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { AuthFrame } from "../frame/AuthFrame";
import { AuthMark } from "../AuthMark";
import { AuthTitle } from "../frame/AuthTitle";
import { FormProblem } from "../FormProblem";
import { safeRedirect, withNext } from "../safe-redirect";
import { AccountSteps } from "./AccountSteps";
import { ConfirmedTender } from "./ConfirmedTender";
import { ResendForm } from "./ResendForm";

type ConfirmedProps = { title: string; text: string; next: string | null; role?: string };

function Confirmed({ title, text, next, role }: ConfirmedProps) {
  const t = useTranslations("auth.confirm");
  const { isAuthenticated, user } = useSession();
  const label = next ? t("goOn") : t("doneAction");
  const signInLabel = next ? t("signInGoOn") : t("doneSignIn");
  return (
    <>
      <AuthMark tone="success">
        <MarkEmailReadRounded />
      </AuthMark>
      <AuthTitle title={title}>{text}</AuthTitle>
      <AccountSteps at="first" role={role ?? user?.role} />
      <Button
        component={Link}
        href={isAuthenticated ? (next ?? "/account") : withNext("/sign-in", next)}
        variant="contained"
        size="large"
        sx={{ mt: 6 }}
      >
        {isAuthenticated ? label : signInLabel}
      </Button>
    </>
  );
}

/** The token is expired or incomplete: either the address is confirmed already, or a new link is offered. */
function NoLink({ title, text }: { title: string; text: string }) {
  const t = useTranslations("auth.confirm");
  const { user } = useSession();
  if (user?.emailConfirmed)
    return <Confirmed title={t("alreadyTitle")} text={t("alreadyText")} next={null} />;
  return (
    <>
      <AuthMark tone="warning">
        <MarkEmailUnreadRounded />
      </AuthMark>
      <AuthTitle title={title}>{text}</AuthTitle>
      <AccountSteps at="email" role={user?.role} />
      <ResendForm />
    </>
  );
}

const isRefused = (error: Error | null, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/**
 * Confirms as soon as the page runs: a mail scanner that only fetches the link (GET) triggers nothing. Where the session
 * of the sign-up is in this browser, it goes on with what was begun; elsewhere a sign-in comes first, because the link
 * alone must not open an account that a stranger may have made for this address.
 */
function ConfirmStep() {
  const t = useTranslations("auth.confirm");
  const { isAuthenticated } = useSession();
  const token = useSearchParams().get("token");
  const { mutate, error, data, isPending, isSuccess, isIdle } = useConfirmEmail();
  const isBegun = useRef(false);
  useEffect(() => {
    if (!token || isBegun.current) return;
    isBegun.current = true;
    mutate(token);
  }, [mutate, token]);
  if (!token) return <NoLink title={t("missingTitle")} text={t("missingText")} />;
  // A new BEE is asked first what they do and where; nothing else can find them work.
  const next = safeRedirect(data?.next) ?? (data?.user.role === "PRO" ? "/account/onboarding" : null);
  if (isSuccess && data.tender) return <ConfirmedTender tender={data.tender} />;
  if (isSuccess && next && isAuthenticated) return <LeadOn to={next} />;
  if (isSuccess) {
    const { role } = data.user;
    return <Confirmed title={t("doneTitle")} text={t("doneText", { role })} next={next} role={role} />;
  }
  if (isRefused(error, 409))
    return <Confirmed title={t("alreadyTitle")} text={t("alreadyText")} next={null} />;
  if (isRefused(error, 410, 422)) return <NoLink title={t("expiredTitle")} text={t("expiredText")} />;
  if (isIdle || isPending) return <Busy />;
  return (
    <>
      <AuthMark tone="warning">
        <MarkEmailUnreadRounded />
      </AuthMark>
      <AuthTitle title={t("title")}>{t("text")}</AuthTitle>
      <AccountSteps at="email" />
      <Box sx={{ display: "grid", gap: 5, justifyItems: "start", mt: 6 }}>
        <FormProblem error={error} />
        <Button variant="contained" size="large" onClick={() => mutate(token)}>
          {t("action")}
        </Button>
      </Box>
    </>
  );
}

function LeadOn({ to }: { to: string }) {
  const t = useTranslations("auth.confirm");
  const router = useRouter();
  const leave = useEffectEvent(() => {
    toast.success(t("doneTitle"));
    router.replace(to);
  });
  useEffect(() => leave(), []);
  return <Busy />;
}

function Busy() {
  const t = useTranslations("auth.confirm");
  return (
    <>
      <AuthMark>
        <MarkEmailUnreadRounded />
      </AuthMark>
      <Box role="status">
        <AuthTitle title={t("busyTitle")}>{t("busyText")}</AuthTitle>
      </Box>
      <AccountSteps at="email" />
    </>
  );
}

/** The target of the link in the confirmation e-mail. */
export function ConfirmEmailScreen() {
  return (
    <AuthFrame side="compare">
      <Suspense fallback={<Busy />}>
        <ConfirmStep />
      </Suspense>
    </AuthFrame>
  );
}
