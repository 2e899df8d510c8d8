"use client";

import { useTranslations } from "next-intl";
import { withNext } from "@/components/auth/safe-redirect";
import { Button, type ButtonProps } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import type { PlanView } from "@/lib/subscriptions/schema";
import type { PlanAction } from "./plan-action";
import { usePlanFormat } from "./format";

type Weight = "contained" | "outlined" | "text";
type Props = { plan: PlanView; action: PlanAction; weight: Weight; onOpen: (action: PlanAction) => void };

/** One button of the page stands out; the way to less is a link. */
export function weightOf(isRecommended: boolean, isSmaller: boolean): Weight {
  if (isRecommended) return "contained";
  return isSmaller ? "text" : "outlined";
}

/** The one button of a plan's card, as wide as the card. */
export function PlanButton({ plan, action, weight, onOpen }: Props) {
  const t = useTranslations("subscriptions.compare");
  const { day } = usePlanFormat();
  const buttonProps = {
    fullWidth: true,
    size: "large",
    variant: weight,
  } as const;
  const still = { ...buttonProps, variant: "outlined", disabled: true } satisfies ButtonProps;
  const payment = `/account/payment?plan=${plan.slug}`;
  const hrefs = { join: "/sign-up?role=PRO", signIn: withNext("/sign-in", payment), buy: payment };
  switch (action.kind) {
    case "join":
    case "signIn":
    case "buy":
      return (
        <ButtonLink {...buttonProps} href={hrefs[action.kind]}>
          {action.kind === "join" ? t("join") : t("choose", { plan: plan.name })}
        </ButtonLink>
      );
    case "manage":
      return (
        <ButtonLink {...buttonProps} href="/account/my-subscriptions">
          {t("manage")}
        </ButtonLink>
      );
    case "current":
      return <Button {...still}>{t("current")}</Button>;
    case "planned":
      return <Button {...still}>{t("planned", { date: day(action.at) })}</Button>;
    case "change":
    case "cancel":
      return (
        <Button
          {...buttonProps}
          sx={weight === "text" ? { textDecoration: "underline", textUnderlineOffset: "3px" } : undefined}
          onClick={() => onOpen(action)}
        >
          {action.kind === "cancel"
            ? t("cancelOn", { date: day(action.at) })
            : t("switchTo", { plan: plan.name })}
        </Button>
      );
    case "none":
      return null;
  }
}
