"use client";

import { useTranslations } from "next-intl";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { useRouter } from "@/lib/i18n/navigation";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { hrefAfter, type OnboardingStep } from "./steps";

type Props<I extends FieldValues, O> = {
  step: OnboardingStep;
  userId: string;
  form: UseFormReturn<I, unknown, O>;
  /** Saves; on failure the step stays with its values. */
  onSubmit: (values: O) => Promise<unknown>;
  children: React.ReactNode;
};

/** One step: saved by itself, so that an onboarding that is left half-way has lost nothing, and can be skipped. */
export function StepForm<I extends FieldValues, O>({ step, userId, form, onSubmit, children }: Props<I, O>) {
  const t = useTranslations("onboarding");
  const router = useRouter();
  const scope = `${userId} ${step}`;
  useFormDraft(form, { key: "onboarding", scope });
  const save = async (filled: O) => {
    await onSubmit(filled);
    clearDraft("onboarding", scope);
    router.push(hrefAfter(step));
  };
  return (
    <Form form={form} onSubmit={save}>
      <SectionCard>{children}</SectionCard>
      <StickyBar>
        <SubmitButton size="large" busyLabel={t("saving")}>
          {t(step === "sentence" ? "finish" : "next")}
        </SubmitButton>
        <ButtonLink href={hrefAfter(step)}>{t("later")}</ButtonLink>
      </StickyBar>
    </Form>
  );
}
