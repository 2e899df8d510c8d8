"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import RemoveRounded from "@mui/icons-material/RemoveRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { PlanView } from "@/lib/subscriptions/schema";

const bold = (text: React.ReactNode) => <strong>{text}</strong>;

type Props = {
  plan: PlanView;
  /** The larger plan that it would replace: what is lost is said beside what is left. */
  instead?: PlanView | undefined;
};

/** What is in a plan, all of it counted by the server. */
export function PlanFeatures({ plan, instead }: Props) {
  const t = useTranslations("subscriptions.facts");
  const features = [
    {
      key: "offers",
      text: t.rich("offers", { count: plan.offersPerMonth, b: bold }),
      lost: instead?.offersPerMonth,
    },
    {
      key: "services",
      text: t.rich("services", { count: plan.maxSubcategories, b: bold }),
      lost: instead?.maxSubcategories,
    },
  ];
  const icon = { fontSize: 20, mt: "1px" };
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", alignContent: "start", gap: 3 }}
    >
      {features.map(({ key, text, lost }) => (
        <Box
          component="li"
          key={key}
          sx={{ display: "flex", gap: 3, fontSize: "0.9375rem", lineHeight: "1.375rem" }}
        >
          {lost === undefined ? (
            <CheckRounded aria-hidden sx={{ ...icon, color: "success.main" }} />
          ) : (
            <RemoveRounded aria-hidden sx={{ ...icon, color: "surface.muted" }} />
          )}
          <span>
            {text}
            {lost !== undefined && <>, {t("instead", { count: lost })}</>}
          </span>
        </Box>
      ))}
    </Box>
  );
}
