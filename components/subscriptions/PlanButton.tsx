"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { withNext } from "@/components/auth/safe-redirect";
import { Button, type ButtonProps } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import type { PlanView } from "@/lib/subscriptions/schema";
import type { PlanAction } from "./plan-action";
import { usePlanFormat } from "./format";

type Weight = "contained" | "outlined";
type Props = { plan: PlanView; action: PlanAction; weight: Weight; onOpen: (action: PlanAction) => void };

/** The one button of a plan's card, as wide as the card. */
export function PlanButton({ plan, action, weight, onOpen }: Props) {
  const t = useTranslations("subscriptions.compare");
  const change = useTranslations("subscriptions.change");
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
      return (
        <Button {...buttonProps} onClick={() => onOpen(action)}>
          {t("switchTo", { plan: plan.name })}
        </Button>
      );
    case "cancel":
      return (
        <div>
          <Button {...buttonProps} onClick={() => onOpen(action)}>
            {t("toFree")}
          </Button>
          <Typography
            variant="caption"
            component="p"
            sx={{ mt: 2, textAlign: "center", color: "surface.muted" }}
          >
            {change("from", { date: day(action.at) })}
          </Typography>
        </div>
      );
    case "none":
      return null;
  }
}
