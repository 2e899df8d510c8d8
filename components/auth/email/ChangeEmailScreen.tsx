"use client";

import AlternateEmailRounded from "@mui/icons-material/AlternateEmailRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { useConfirmEmailChange } from "@/lib/auth/queries";
import { Link } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { AuthFrame } from "../AuthFrame";
import { AuthMark } from "../AuthMark";
import { AuthTitle } from "../AuthTitle";
import { FormProblem } from "../FormProblem";

type OutcomeProps = { title: string; text: string; isDone?: boolean };

/** The result of the link, with a button to the settings, where a new link can be requested, or to the sign-in. */
function Outcome({ title, text, isDone = false }: OutcomeProps) {
  const t = useTranslations("auth.changeEmail");
  const { userId } = useSession();
  return (
    <>
      <AuthMark tone={isDone ? "success" : "warning"}>
        <AlternateEmailRounded />
      </AuthMark>
      <AuthTitle title={title}>{text}</AuthTitle>
      <Button
        component={Link}
        href={userId ? `/account/profiles/${userId}/update?tab=settings&section=email` : "/sign-in"}
        variant="contained"
        size="large"
        sx={{ mt: 6 }}
      >
        {userId ? t("toSettings") : t("toSignIn")}
      </Button>
    </>
  );
}

/** Mail scanners open every link, some with scripts: only a click on the button uses the token. */
function ChangeStep() {
  const t = useTranslations("auth.changeEmail");
  const token = useSearchParams().get("token");
  const confirm = useConfirmEmailChange();
  const { isPending } = useSession();
  const isExpired = confirm.error instanceof ApiError && [410, 422].includes(confirm.error.status);
  if (!token || isExpired) return <Outcome title={t("expiredTitle")} text={t("expiredText")} />;
  if (confirm.isSuccess) {
    return <Outcome isDone title={t("doneTitle")} text={t("doneText", { email: confirm.data.user.email })} />;
  }
  return (
    <>
      <AuthMark>
        <AlternateEmailRounded />
      </AuthMark>
      <AuthTitle title={t("title")}>{t("text")}</AuthTitle>
      <Box sx={{ display: "grid", gap: 5, justifyItems: "start", mt: 6 }}>
        <FormProblem error={confirm.error} />
        <BusyButton
          variant="contained"
          size="large"
          busy={confirm.isPending}
          busyLabel={t("busy")}
          // Until the session is known, the confirmation would be unauthenticated and end this session, too.
          disabled={isPending}
          onClick={() => confirm.mutate(token)}
        >
          {t("action")}
        </BusyButton>
        <Typography variant="body2" sx={{ color: "surface.muted" }}>
          {t("fromMail")}
        </Typography>
      </Box>
    </>
  );
}

/** The target of the link in the e-mail to a new address. */
export function ChangeEmailScreen() {
  const t = useTranslations("auth.changeEmail");
  return (
    <AuthFrame side="back">
      <Suspense fallback={<AuthTitle title={t("title")}>{t("text")}</AuthTitle>}>
        <ChangeStep />
      </Suspense>
    </AuthFrame>
  );
}
