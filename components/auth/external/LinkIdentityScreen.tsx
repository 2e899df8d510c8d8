"use client";

import Apple from "@mui/icons-material/Apple";
import Google from "@mui/icons-material/Google";
import LinkRounded from "@mui/icons-material/LinkRounded";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { Note } from "@/components/ui/feedback/Note";
import { useLinkIdentity } from "@/lib/auth/external/queries";
import type { LinkedIdentity } from "@/lib/auth/external/schema";
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from "@/lib/shared/identity";
import { AuthFrame } from "../frame/AuthFrame";
import { AuthMark } from "../AuthMark";
import { AuthTitle } from "../frame/AuthTitle";
import { isBrokenLink, PressToConfirm } from "../PressToConfirm";

function Linked({ provider: identityProvider, passwordRemoved }: LinkedIdentity) {
  const t = useTranslations("auth.linkAccount");
  const provider = PROVIDER_NAMES[identityProvider];
  return (
    <>
      <AuthMark tone="success">
        <LinkRounded />
      </AuthMark>
      <AuthTitle title={t("doneTitle", { provider })}>{t("doneText", { provider })}</AuthTitle>
      {passwordRemoved && <Note sx={{ mt: 5 }}>{t("passwordRemoved")}</Note>}
      <ButtonLink href="/sign-in" variant="contained" size="large" sx={{ mt: 6 }}>
        {t("doneAction")}
      </ButtonLink>
    </>
  );
}

function NoLink({ title, text }: { title: string; text: string }) {
  const t = useTranslations("auth.linkAccount");
  return (
    <>
      <AuthMark tone="warning">
        <LinkRounded />
      </AuthMark>
      <AuthTitle title={title}>{text}</AuthTitle>
      <ButtonLink href="/sign-in" variant="contained" size="large" sx={{ mt: 6 }}>
        {t("toSignIn")}
      </ButtonLink>
    </>
  );
}

const ICONS = { GOOGLE: <Google />, APPLE: <Apple /> };

/** What is linked, as the mail said it: the link names it, so that it can be said before the token is used. */
function useLinked(): { icon: React.ReactNode; title: string; text: string } {
  const t = useTranslations("auth.linkAccount");
  const named = useSearchParams().get("provider");
  const linked = IDENTITY_PROVIDERS.find((each) => each === named);
  if (!linked) return { icon: <LinkRounded />, title: t("title"), text: t("text") };
  const provider = PROVIDER_NAMES[linked];
  return { icon: ICONS[linked], title: t("titleOf", { provider }), text: t("textOf", { provider }) };
}

function LinkStep() {
  const t = useTranslations("auth.linkAccount");
  const token = useSearchParams().get("token");
  const linked = useLinked();
  const link = useLinkIdentity();
  if (!token) return <NoLink title={t("missingTitle")} text={t("missingText")} />;
  if (link.isSuccess) return <Linked {...link.data} />;
  if (isBrokenLink(link)) return <NoLink title={t("expiredTitle")} text={t("expiredText")} />;
  return (
    <PressToConfirm
      {...linked}
      action={t("action")}
      busyLabel={t("busy")}
      note={t("fromMail")}
      token={token}
      confirm={link}
    />
  );
}

/** The target of the link in the e-mail that links Google or Apple to an account. */
export function LinkIdentityScreen() {
  const t = useTranslations("auth.linkAccount");
  return (
    <AuthFrame side="back">
      <Suspense fallback={<AuthTitle title={t("title")}>{t("text")}</AuthTitle>}>
        <LinkStep />
      </Suspense>
    </AuthFrame>
  );
}
