"use client";

import LockRounded from "@mui/icons-material/LockRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { withdrawalLinks } from "@/components/auth/legal-links";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { FormCheckbox } from "@/components/ui/form/fields/FormCheckbox";
import { Form } from "@/components/ui/form/Form";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { toApiError } from "@/lib/platform/browser/api/api-error";
import type { CardFormProps } from "./PaymentForm";
import { PayActions } from "./PayActions";
import { PaymentSummary } from "./PaymentSummary";

type Props<I extends FieldValues, O> = CardFormProps & {
  form: UseFormReturn<I, unknown, O>;
  /** Makes something to pay with of what was typed; null when its fields say what is wrong. */
  takeMethod: (values: O) => Promise<string | null>;
  /** How the card is kept from others. */
  security: string;
  children: React.ReactNode;
};

/** A refused card is said at its number, which takes the focus and so comes into view; all else beside the button. */
function showFailure<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  code: string,
  message: string,
): void {
  const number = [...form.control._names.mount].find((name) => name === "number");
  if (code === "card_declined" && number) {
    form.setError(number as FieldPath<I>, { type: code, message }, { shouldFocus: true });
  } else form.setError("root.pay", { message });
}

/** What it is for before the card that pays, side by side where there is room, and the consent last before the button; whatever fails is said at its field or beside the button, and what was typed stays. */
export function PaymentFrame<I extends FieldValues, O>(props: Props<I, O>) {
  const { purpose, pay, form, takeMethod, security, children } = props;
  const t = useTranslations("subscriptions.pay");
  const errorText = useErrorText();
  const isPaying = useRef(false);
  const [isPaid, setPaid] = useState(false);
  const submit = async (values: O) => {
    if (isPaying.current) return;
    isPaying.current = true;
    try {
      const paymentMethod = await takeMethod(values);
      if (paymentMethod !== null) {
        await pay(paymentMethod);
        // Until the next page is there nothing can be paid again.
        return setPaid(true);
      }
    } catch (failure) {
      const text = toApiError(failure).issues.length === 0 ? errorText(failure) : "";
      if (text) showFailure(form, toApiError(failure).code, text);
      throw failure;
    } finally {
      isPaying.current = false;
    }
  };
  return (
    <Form form={form} onSubmit={submit} sx={{ display: "block" }}>
      <Box
        sx={{
          display: "grid",
          alignItems: "start",
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 400px" },
          "& > :first-of-type": { gridColumn: { md: 2 } },
        }}
      >
        <PaymentSummary purpose={purpose} />
        <SectionCard title={t("method")} action={<Security>{security}</Security>} sx={{ gridRow: { md: 1 } }}>
          {children}
          {purpose.kind === "start" && (
            <FormCheckbox name="consent" label={t.rich("consent", withdrawalLinks)} />
          )}
          <PayActions purpose={purpose} isPaid={isPaid} />
        </SectionCard>
      </Box>
    </Form>
  );
}

function Security({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{ display: "flex", gap: 1, alignItems: "center", fontSize: "0.8125rem", color: "surface.muted" }}
    >
      <LockRounded aria-hidden sx={{ fontSize: 16 }} />
      {children}
    </Box>
  );
}
