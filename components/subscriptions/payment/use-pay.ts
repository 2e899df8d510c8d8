"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useReplaceMethod, useSubscribe } from "@/lib/subscriptions/queries";
import { paymentHref } from "../payment-step";
import { planOf, type PayablePurpose } from "./purpose";

/** Pays with something that the card's form has made of a card. Throws when the card was refused. */
export type Pay = (paymentMethod: string) => Promise<void>;

const REFUSED = 402;

/** Begins the plan, or takes the card for the one there is, and leads to what comes next. */
export function usePay(purpose: PayablePurpose): Pay {
  const t = useTranslations("subscriptions.pay");
  const errors = useTranslations("errors");
  const router = useRouter();
  const subscribe = useSubscribe();
  const replace = useReplaceMethod();
  return async (paymentMethod) => {
    const { subscription, step } =
      purpose.kind === "start"
        ? await subscribe.mutateAsync({ planId: planOf(purpose).id, paymentMethod })
        : await replace.mutateAsync({ id: purpose.subscription.id, paymentMethod });
    // A refused card is no failure of the call: the form stays for another one.
    if (step === "new_method") {
      const message = `${errors("card_declined")} ${t("charged")}`;
      throw new ApiError(REFUSED, { code: "card_declined", message });
    }
    // In place of the form: the back button must not lead to something that is paid.
    if (step !== "none") return router.replace(paymentHref(subscription));
    if (purpose.kind === "start") return router.replace("/account/payment/success");
    toast.success(t("saved"));
    router.replace("/account/my-subscriptions");
  };
}
