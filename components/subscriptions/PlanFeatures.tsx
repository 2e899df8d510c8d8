"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { PlanView } from "@/lib/subscriptions/schema";

const bold = (text: React.ReactNode) => <strong>{text}</strong>;

/** What is in a plan, all of it counted by the server. */
export function PlanFeatures({ plan }: { plan: PlanView }) {
  const t = useTranslations("subscriptions.facts");
  const features = [
    { key: "offers", text: t.rich("offers", { count: plan.offersPerMonth, b: bold }) },
    { key: "services", text: t.rich("services", { count: plan.maxSubcategories, b: bold }) },
  ];
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
      {features.map(({ key, text }) => (
        <Box
          component="li"
          key={key}
          sx={{ display: "flex", gap: 3, fontSize: "0.9375rem", lineHeight: "1.375rem" }}
        >
          <CheckRounded aria-hidden sx={{ fontSize: 20, mt: "1px", color: "success.main" }} />
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  );
}
