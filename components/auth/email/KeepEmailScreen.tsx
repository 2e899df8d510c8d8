"use client";

import AlternateEmailRounded from "@mui/icons-material/AlternateEmailRounded";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { useStopEmailChange } from "@/lib/auth/email-change/queries";
import { AuthFrame } from "../frame/AuthFrame";
import { AuthMark } from "../AuthMark";
import { AuthTitle } from "../frame/AuthTitle";
import { InlineLink } from "../InlineLink";
import { isBrokenLink, PressToConfirm } from "../PressToConfirm";

function Outcome({ outcome }: { outcome: "done" | "expired" | "missing" }) {
  const t = useTranslations("auth.keepEmail");
  return (
    <>
      <AuthMark tone={outcome === "done" ? "success" : "warning"}>
        <AlternateEmailRounded />
      </AuthMark>
      <AuthTitle title={t(`${outcome}Title`)}>
        {t.rich(`${outcome}Text`, { a: (label) => <InlineLink href="/contact-us">{label}</InlineLink> })}
      </AuthTitle>
    </>
  );
}

function StopStep() {
  const t = useTranslations("auth.keepEmail");
  const token = useSearchParams().get("token");
  const stop = useStopEmailChange();
  if (!token) return <Outcome outcome="missing" />;
  if (isBrokenLink(stop)) return <Outcome outcome="expired" />;
  if (stop.isSuccess) return <Outcome outcome="done" />;
  return (
    <PressToConfirm
      icon={<AlternateEmailRounded />}
      title={t("title")}
      text={t("text")}
      action={t("action")}
      busyLabel={t("busy")}
      token={token}
      confirm={stop}
    />
  );
}

/** The target of the link that stops a change of address which support has begun, mailed to the present address. */
export function KeepEmailScreen() {
  const t = useTranslations("auth.keepEmail");
  return (
    <AuthFrame side="own">
      <Suspense fallback={<AuthTitle title={t("title")}>{t("text")}</AuthTitle>}>
        <StopStep />
      </Suspense>
    </AuthFrame>
  );
}
