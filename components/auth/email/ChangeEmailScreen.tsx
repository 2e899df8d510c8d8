"use client";

import AlternateEmailRounded from "@mui/icons-material/AlternateEmailRounded";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { useConfirmEmailChange } from "@/lib/auth/email-change/queries";
import type { ConfirmedEmailChange } from "@/lib/auth/email-change/schema";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { AuthFrame } from "../frame/AuthFrame";
import { AuthMark } from "../AuthMark";
import { AuthTitle } from "../frame/AuthTitle";
import { isBrokenLink, PressToConfirm } from "../PressToConfirm";

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

/** The account has its new address, or gets it once the owner of the present one had the time to stop that. */
function Changed({ user, effectiveAt }: ConfirmedEmailChange) {
  const t = useTranslations("auth.changeEmail");
  const dateText = useDateText();
  if (user) return <Outcome isDone title={t("doneTitle")} text={t("doneText", { email: user.email })} />;
  const at = effectiveAt && dateText(new Date(effectiveAt), { dateStyle: "long", timeStyle: "short" });
  return <Outcome isDone title={t("laterTitle")} text={t("laterText", { at: at ?? "" })} />;
}

function ChangeStep() {
  const t = useTranslations("auth.changeEmail");
  const token = useSearchParams().get("token");
  const confirm = useConfirmEmailChange();
  const { isPending } = useSession();
  if (!token) return <Outcome title={t("missingTitle")} text={t("missingText")} />;
  if (isBrokenLink(confirm)) return <Outcome title={t("expiredTitle")} text={t("expiredText")} />;
  if (confirm.isSuccess) return <Changed {...confirm.data} />;
  return (
    <PressToConfirm
      icon={<AlternateEmailRounded />}
      title={t("title")}
      text={t("text")}
      action={t("action")}
      busyLabel={t("busy")}
      note={t("fromMail")}
      token={token}
      confirm={confirm}
      // Until the session is known, the confirmation would be unauthenticated and end this session, too.
      disabled={isPending}
    />
  );
}

/** The target of the link in the e-mail to a new address. */
export function ChangeEmailScreen() {
  const t = useTranslations("auth.changeEmail");
  return (
    <AuthFrame side="own">
      <Suspense fallback={<AuthTitle title={t("title")}>{t("text")}</AuthTitle>}>
        <ChangeStep />
      </Suspense>
    </AuthFrame>
  );
}
