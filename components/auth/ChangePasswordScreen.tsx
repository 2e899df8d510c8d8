"use client";

import LockResetRounded from "@mui/icons-material/LockResetRounded";
import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { useChangePassword } from "@/lib/auth/queries";
import { Link } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { AuthFrame } from "./frame/AuthFrame";
import { AuthMark } from "./AuthMark";
import { AuthTitle } from "./frame/AuthTitle";
import { ChangePasswordForm } from "./ChangePasswordForm";
import { PasswordByMail } from "./email/PasswordByMail";
import { withNext } from "./safe-redirect";

type LinkAction = { href: string; label: string };

/** The result with one or two links; the first is the primary action. */
function Outcome({ title, text, actions }: { title: string; text: string; actions: LinkAction[] }) {
  return (
    <>
      <AuthMark>
        <LockResetRounded />
      </AuthMark>
      <AuthTitle title={title}>{text}</AuthTitle>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 6 }}>
        {actions.map(({ href, label }, index) => (
          <Button
            key={href}
            component={Link}
            href={href}
            size="large"
            variant={index === 0 ? "contained" : "outlined"}
          >
            {label}
          </Button>
        ))}
      </Box>
    </>
  );
}

function Loading() {
  return (
    <Box aria-hidden sx={{ display: "grid", gap: 5, mt: 6 }}>
      <Skeleton height={76} />
      <Skeleton height={76} />
      <Skeleton height={52} />
    </Box>
  );
}

/** Without a password there is none that could allow a new one. */
function FirstPassword({ email }: { email: string }) {
  const t = useTranslations("auth.setPassword");
  return (
    <>
      <AuthTitle title={t("title")}>{t("text")}</AuthTitle>
      <Box sx={{ mt: 6 }}>
        <PasswordByMail email={email} />
      </Box>
    </>
  );
}

function ChangeStep() {
  const t = useTranslations("auth.change");
  const token = useSearchParams().get("token");
  const { isAuthenticated, isPending, user } = useSession();
  const change = useChangePassword();
  const signIn = { href: "/sign-in", label: t("doneAction") };
  const forgot = { href: "/forgot-password", label: t("newLink") };
  if (change.isSuccess) {
    const text = isAuthenticated ? t("doneTextSignedIn") : t("doneText");
    const account = { href: "/account", label: t("doneActionSignedIn") };
    return <Outcome title={t("doneTitle")} text={text} actions={[isAuthenticated ? account : signIn]} />;
  }
  if (change.error instanceof ApiError && change.error.code === "link_expired") {
    return <Outcome title={t("expiredTitle")} text={t("expiredText")} actions={[forgot]} />;
  }
  if (!token && !isPending && !isAuthenticated) {
    const back = { ...signIn, href: withNext("/sign-in", "/change-password") };
    return <Outcome title={t("needTitle")} text={t("needText")} actions={[back, forgot]} />;
  }
  if (!token && user && !user.hasPassword) return <FirstPassword email={user.email} />;
  return (
    <>
      <AuthTitle title={t(token ? "titleReset" : "title")}>{t("text")}</AuthTitle>
      {token || isAuthenticated ? <ChangePasswordForm token={token} change={change} /> : <Loading />}
    </>
  );
}

/** Sets a new password, from the link of an e-mail or signed in. */
export function ChangePasswordScreen() {
  const t = useTranslations("auth.change");
  const waiting = (
    <>
      <AuthTitle title={t("title")}>{t("text")}</AuthTitle>
      <Loading />
    </>
  );
  return (
    <AuthFrame side="back">
      <Suspense fallback={waiting}>
        <ChangeStep />
      </Suspense>
    </AuthFrame>
  );
}
