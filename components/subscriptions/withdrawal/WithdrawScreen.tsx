"use client";

import AssignmentReturnRounded from "@mui/icons-material/AssignmentReturnRounded";
import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { AuthFrame } from "@/components/auth/AuthFrame";
import { AuthMark } from "@/components/auth/AuthMark";
import { AuthTitle } from "@/components/auth/AuthTitle";
import { FormProblem } from "@/components/auth/FormProblem";
import { InlineLink } from "@/components/auth/InlineLink";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { Link } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { useConfirmWithdrawal, useRequestWithdrawal } from "@/lib/subscriptions/queries";

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/subscriptions/schema")).withdrawalRequest;

/** The same whether or not there is such a contract (user enumeration). */
function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslations("withdrawal");
  return (
    <>
      <AuthTitle title={t("sentTitle")}>
        {t.rich("sentText", { email, b: (text) => <strong>{text}</strong> })}
      </AuthTitle>
      <Button variant="text" onClick={onOther} sx={{ mt: 3, ml: -2.5 }}>
        {t("other")}
      </Button>
    </>
  );
}

function AskForLink() {
  const t = useTranslations("withdrawal");
  const ask = useRequestWithdrawal();
  const form = useZodForm(loadSchema, { email: "" });
  if (ask.isSuccess) return <LinkSent email={ask.variables} onOther={ask.reset} />;
  return (
    <>
      <AuthTitle title={t("title")}>{t("text")}</AuthTitle>
      <Form form={form} onSubmit={({ email }) => ask.mutateAsync(email)} sx={{ mt: 6 }}>
        <FormTextField
          name="email"
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <FormProblem error={ask.error} />
        <SubmitButton size="large" fullWidth busyLabel={t("busy")}>
          {t("submit")}
        </SubmitButton>
      </Form>
    </>
  );
}

function Outcome({ outcome }: { outcome: "broken" | "done" }) {
  const t = useTranslations("withdrawal");
  return (
    <>
      <AuthMark tone={outcome === "done" ? "success" : "warning"}>
        <AssignmentReturnRounded />
      </AuthMark>
      <AuthTitle title={t(`${outcome}Title`)}>{t(`${outcome}Text`)}</AuthTitle>
      {outcome === "broken" && (
        <Button component={Link} href="/withdraw" variant="contained" size="large" sx={{ mt: 6 }}>
          {t("again")}
        </Button>
      )}
    </>
  );
}

/** Mail scanners open every link, some with scripts: only a press on the button withdraws. */
function Confirm({ token }: { token: string }) {
  const t = useTranslations("withdrawal");
  const confirm = useConfirmWithdrawal();
  const isBroken = confirm.error instanceof ApiError && [410, 422].includes(confirm.error.status);
  if (isBroken) return <Outcome outcome="broken" />;
  if (confirm.isSuccess) return <Outcome outcome="done" />;
  return (
    <>
      <AuthMark>
        <AssignmentReturnRounded />
      </AuthMark>
      <AuthTitle title={t("confirmTitle")}>{t("confirmText")}</AuthTitle>
      <Box sx={{ display: "grid", gap: 5, justifyItems: "start", mt: 6 }}>
        <FormProblem error={confirm.error} />
        <BusyButton
          variant="contained"
          size="large"
          busy={confirm.isPending}
          busyLabel={t("busy")}
          onClick={() => confirm.mutate(token)}
        >
          {t("confirm")}
        </BusyButton>
      </Box>
    </>
  );
}

function WithdrawStep() {
  const token = useSearchParams().get("token");
  return token ? <Confirm token={token} /> : <AskForLink />;
}

/** Withdraws from a contract without signing in: the address of the account, then the link of the mail. */
export function WithdrawScreen() {
  const t = useTranslations("withdrawal");
  return (
    <AuthFrame side="back">
      <Suspense fallback={<AuthTitle title={t("title")}>{t("text")}</AuthTitle>}>
        <WithdrawStep />
      </Suspense>
      <Box sx={{ typography: "body2", mt: 5 }}>
        <InlineLink href="/contact-us">{t("contact")}</InlineLink>
      </Box>
    </AuthFrame>
  );
}
