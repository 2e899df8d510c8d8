"use client";

import CreditCardRounded from "@mui/icons-material/CreditCardRounded";
import ScienceRounded from "@mui/icons-material/ScienceRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { Note } from "@/components/ui/feedback/Note";
import { Fold } from "@/components/ui/layout/Fold";
import { TEST_CARDS } from "@/lib/demo/payments/schema";
import { useAddDemoCard } from "@/lib/demo/payments/queries";
import { demoCardForm, toDemoCard } from "./card-form";
import type { CardFormProps } from "./PaymentForm";
import { PaymentFrame } from "./PaymentFrame";

const EMPTY = { number: "", expiry: "", cvc: "", consent: false };
const YEARS_AHEAD = 4;
const GROUPS = /(\d{4})(?=\d)/g;

// High enough for a finger without making the note higher.
const FOLDED = { "&& summary": { width: "auto", my: "-12px", justifyContent: "space-between" } } as const;

/** The test cards; one press fills the form in. */
function TestCards() {
  const t = useTranslations("subscriptions.pay");
  const { setValue } = useFormContext();
  const fill = (number: string) => {
    const year = String(new Date().getFullYear() + YEARS_AHEAD).slice(-2);
    const typed = { number: number.replaceAll(GROUPS, "$1 "), expiry: `12 / ${year}`, cvc: "123" };
    Object.entries(typed).forEach(([name, value]) => setValue(name, value, { shouldValidate: true }));
  };
  return (
    <Note tone="info" icon={<ScienceRounded aria-hidden />} sx={FOLDED}>
      <Fold label={t("demo")}>
        <Box component="p" sx={{ m: 0, mt: 1, mb: 2 }}>
          {t("demoText")}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {TEST_CARDS.map(({ number, behaviour }) => {
            const card = t(`cards.${behaviour}`);
            return (
              <Button
                key={number}
                size="small"
                variant="outlined"
                aria-label={t("fill", { card })}
                onClick={() => fill(number)}
              >
                {card}
              </Button>
            );
          })}
        </Box>
      </Fold>
    </Note>
  );
}

/** Nothing here may be filled in by the browser: it knows only real cards. */
function CardFields() {
  const t = useTranslations("subscriptions.pay");
  const digits = { autoComplete: "off", inputMode: "numeric" } as const;
  return (
    <>
      <FormTextField
        {...digits}
        name="number"
        label={t("number")}
        maxLength={23}
        startIcon={<CreditCardRounded aria-hidden />}
      />
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "1fr 1fr" }}>
        <FormTextField
          {...digits}
          name="expiry"
          label={t("expiry")}
          help={t("expiryHelp")}
          placeholder={t("expiryExample")}
          maxLength={9}
        />
        <FormTextField {...digits} name="cvc" label={t("cvc")} help={t("cvcHelp")} maxLength={4} />
      </Box>
    </>
  );
}

/** The card's form of the demo: it takes test cards only, and nothing is charged. */
export function DemoPayment(props: CardFormProps) {
  const t = useTranslations("subscriptions.pay");
  const form = useZodForm(demoCardForm(props.purpose.kind === "start"), EMPTY);
  const add = useAddDemoCard();
  const made = useRef({ card: "", paymentMethod: "" });
  const takeMethod = async (typed: { number: string; expiry: string; cvc: string }) => {
    const card = toDemoCard(typed);
    // The same card again, because the answer was lost, is the same thing to pay with: it pays once.
    if (made.current.card === JSON.stringify(card)) return made.current.paymentMethod;
    const { paymentMethod } = await add.mutateAsync(card);
    made.current = { card: JSON.stringify(card), paymentMethod };
    return paymentMethod;
  };
  return (
    <PaymentFrame {...props} form={form} takeMethod={takeMethod} security={t("encrypted")}>
      <TestCards />
      <CardFields />
    </PaymentFrame>
  );
}
