"use client";

import AssignmentReturnRounded from "@mui/icons-material/AssignmentReturnRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { AuthFrame } from "@/components/auth/frame/AuthFrame";
import { AuthMark } from "@/components/auth/AuthMark";
import { AuthTitle } from "@/components/auth/frame/AuthTitle";
import { FormProblem } from "@/components/auth/FormProblem";
import { InlineLink } from "@/components/auth/InlineLink";
import { isBrokenLink, PressToConfirm } from "@/components/auth/PressToConfirm";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { Link } from "@/lib/i18n/navigation";
import {
  useConfirmWithdrawal,
  useRequestWithdrawal,
  withdrawalPreviewQuery,
} from "@/lib/subscriptions/queries";
import { ContractFacts } from "./ContractFacts";
import { RefundNote } from "./RefundNote";

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

function Confirm({ token }: { token: string }) {
  const t = useTranslations("withdrawal");
  const confirm = useConfirmWithdrawal();
  const preview = useQuery(withdrawalPreviewQuery({ token }));
  if (isBrokenLink(confirm) || isBrokenLink(preview)) return <Outcome outcome="broken" />;
  if (confirm.isSuccess) return <Outcome outcome="done" />;
  return (
    <PressToConfirm
      icon={<AssignmentReturnRounded />}
      title={t("confirmTitle")}
      text={t("confirmText")}
      action={t("confirm")}
      busyLabel={t("busy")}
      token={token}
      confirm={confirm}
    >
      {preview.data && <ContractFacts contract={preview.data} />}
      <RefundNote of={{ token }} />
    </PressToConfirm>
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
    <AuthFrame side="own">
      <Suspense fallback={<AuthTitle title={t("title")}>{t("text")}</AuthTitle>}>
        <WithdrawStep />
      </Suspense>
      <Box sx={{ typography: "body2", mt: 5 }}>
        <InlineLink href="/contact-us">{t("contact")}</InlineLink>
      </Box>
    </AuthFrame>
  );
}
