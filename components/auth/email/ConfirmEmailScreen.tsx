"use client";

import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { useConfirmEmail } from "@/lib/auth/queries";
import { Link } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { AuthFrame } from "../AuthFrame";
import { AuthTitle } from "../AuthTitle";
import { FormProblem } from "../FormProblem";
import { ResendForm } from "./ResendForm";

function Confirmed({ title, text }: { title: string; text: string }) {
  const t = useTranslations("auth.confirm");
  const { isAuthenticated } = useSession();
  return (
    <>
      <AuthTitle title={title}>{text}</AuthTitle>
      <Button
        component={Link}
        href={isAuthenticated ? "/account" : "/sign-in"}
        variant="contained"
        size="large"
        sx={{ mt: 6 }}
      >
        {isAuthenticated ? t("doneAction") : t("doneSignIn")}
      </Button>
    </>
  );
}

/** The token is used, expired or incomplete: either the address is confirmed already, or a new link is offered. */
function NoLink({ title, text }: { title: string; text: string }) {
  const t = useTranslations("auth.confirm");
  const { user } = useSession();
  if (user?.emailConfirmed) return <Confirmed title={t("alreadyTitle")} text={t("alreadyText")} />;
  return (
    <>
      <AuthTitle title={title}>{text}</AuthTitle>
      <ResendForm />
    </>
  );
}

/** Mail scanners open every link, some with scripts: only a click on the button uses the token. */
function ConfirmStep() {
  const t = useTranslations("auth.confirm");
  const token = useSearchParams().get("token");
  const confirm = useConfirmEmail();
  const isExpired = confirm.error instanceof ApiError && [410, 422].includes(confirm.error.status);
  if (!token) return <NoLink title={t("missingTitle")} text={t("missingText")} />;
  if (confirm.isSuccess)
    return <Confirmed title={t("doneTitle")} text={t("doneText", { role: confirm.data.user.role })} />;
  if (isExpired) return <NoLink title={t("expiredTitle")} text={t("expiredText")} />;
  return (
    <>
      <AuthTitle title={t("title")}>{t("text")}</AuthTitle>
      <Box sx={{ display: "grid", gap: 5, justifyItems: "start", mt: 6 }}>
        <FormProblem error={confirm.error} />
        <BusyButton
          variant="contained"
          size="large"
          busy={confirm.isPending}
          busyLabel={t("busy")}
          onClick={() => confirm.mutate(token)}
        >
          {t("action")}
        </BusyButton>
      </Box>
    </>
  );
}

/** The target of the link in the confirmation e-mail. */
export function ConfirmEmailScreen() {
  const t = useTranslations("auth.confirm");
  return (
    <AuthFrame side="compare">
      <Suspense fallback={<AuthTitle title={t("title")}>{t("text")}</AuthTitle>}>
        <ConfirmStep />
      </Suspense>
    </AuthFrame>
  );
}
