"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { startResendTimer } from "@/components/auth/email/use-resend-timer";
import { NameFields } from "@/components/auth/NameFields";
import { SignInProblem } from "@/components/auth/two-step/SignInProblem";
import { flyBee } from "@/components/ui/feedback/bee-flight";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import type { NewClient } from "@/lib/auth/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { useRouter } from "@/lib/i18n/navigation";
import { useDescribeTender } from "@/lib/pending-tenders/queries";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import type { NewTender } from "@/lib/tenders/schema/content";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { POST_SLOT } from "./post-slot";

/** The form of the tender, which is judged before the account is made. */
export type TenderOfVisitor = UseFormReturn<TenderFormInput, unknown, NewTender>;

const loadSchema = async () => (await import("@/lib/auth/schema")).newClient;

/** Its button may stand outside of it, in the bar at the bottom of a phone. */
const FORM_ID = "new-client";

// The sentence above the form says that sending it accepts the terms.
const EMPTY = { email: "", password: "", firstName: "", lastName: "", acceptTerms: true as const };

/** The tender as it can be sent; null: something is wrong, and the form leads there. */
async function maybeValid(tender: TenderOfVisitor): Promise<NewTender | null> {
  let valid: NewTender | null = null;
  await tender.handleSubmit((values) => {
    valid = values;
  })();
  return valid;
}

/** Puts what the server says of each half at its fields: those of the tender into its form. */
function divideIssues(error: unknown, tender: TenderOfVisitor): unknown {
  if (!(error instanceof ApiError)) return error;
  for (const { path, code, message } of error.issues) {
    const field = path.replace(/^tender\./, "") as keyof TenderFormInput;
    if (field !== path) tender.setError(field, { type: code, message }, { shouldFocus: true });
  }
  const own = error.issues.filter(({ path }) => path.startsWith("account."));
  const errors = own.map((issue) => ({ ...issue, path: issue.path.replace(/^account\./, "") }));
  const { status, code, message, retryAfterSeconds } = error;
  const divided = new ApiError(status, { code, message, errors }, retryAfterSeconds);
  divided.isShownAtFields = error.issues.length > 0;
  return divided;
}

// The bar is drawn by the tender's form, and has the place only while nothing is missing.
function onPageChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const findSlot = () => document.getElementById(POST_SLOT);

/** The place for the button in the bar of the flow; null where there is none. */
const usePostSlot = () => useSyncExternalStore(onPageChange, findSlot, () => null);

type Props = { tender: TenderOfVisitor; scope: string; submitLabel: string };

/** A new client's account and the tender, sent as one. */
export function NewClientForm({ tender, scope, submitLabel }: Props) {
  const t = useTranslations("auth");
  const lang = toLanguage(useLocale());
  const router = useRouter();
  const form = useZodForm(loadSchema, EMPTY);
  const describe = useDescribeTender();
  const send = async (account: NewClient) => {
    const valid = await maybeValid(tender);
    if (!valid) return;
    const { pendingTenderId } = await describe
      .mutateAsync({ tender: valid, account: { ...account, lang }, scope })
      .catch((error: unknown) => {
        throw divideIssues(error, tender);
      });
    startResendTimer("confirm");
    flyBee();
    router.replace(`/sign-up/success?tender=${pendingTenderId}`);
  };
  const slot = usePostSlot();
  const button = (
    <SubmitButton
      size="large"
      form={FORM_ID}
      busyLabel={t("signUp.busy")}
      sx={{ justifySelf: { md: "start" } }}
    >
      {submitLabel}
    </SubmitButton>
  );
  const isTaken = describe.error instanceof ApiError && describe.error.code === "email_taken";
  return (
    <Form id={FORM_ID} form={form} onSubmit={send} sx={{ gap: 4 }}>
      <FormTextField
        name="email"
        label={t("fields.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <NameFields />
      <FormPassword name="password" label={t("fields.password")} autoComplete="new-password" strength />
      {(describe.error as ApiError | null)?.issues.length ? null : (
        <SignInProblem error={describe.error}>{isTaken ? <Taken /> : undefined}</SignInProblem>
      )}
      {slot ? createPortal(button, slot) : button}
    </Form>
  );
}

function Taken() {
  const t = useTranslations("describe.account");
  return <>{t("taken")}</>;
}
