"use client";

import LinkRounded from "@mui/icons-material/LinkRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { Note } from "@/components/ui/feedback/Note";
import { useLinkIdentity } from "@/lib/auth/external/queries";
import type { LinkedIdentity } from "@/lib/auth/external/schema";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { PROVIDER_NAMES } from "@/lib/shared/identity";
import { AuthFrame } from "../AuthFrame";
import { AuthMark } from "../AuthMark";
import { AuthTitle } from "../AuthTitle";
import { FormProblem } from "../FormProblem";

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

/** Mail scanners open every link, some with scripts: only a click on the button uses the token. */
function LinkStep() {
  const t = useTranslations("auth.linkAccount");
  const token = useSearchParams().get("token");
  const link = useLinkIdentity();
  const isExpired = link.error instanceof ApiError && [410, 422].includes(link.error.status);
  if (!token) return <NoLink title={t("missingTitle")} text={t("missingText")} />;
  if (link.isSuccess) return <Linked {...link.data} />;
  if (isExpired) return <NoLink title={t("expiredTitle")} text={t("expiredText")} />;
  return (
    <>
      <AuthMark>
        <LinkRounded />
      </AuthMark>
      <AuthTitle title={t("title")}>{t("text")}</AuthTitle>
      <Box sx={{ display: "grid", gap: 5, justifyItems: "start", mt: 6 }}>
        <FormProblem error={link.error} />
        <BusyButton
          variant="contained"
          size="large"
          busy={link.isPending}
          busyLabel={t("busy")}
          onClick={() => link.mutate(token)}
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
