"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Timeline } from "@/components/ui/display/Timeline";

const STEPS = ["account", "email", "first"] as const;

type Props = {
  /** The step that is current; the ones before it are done. */
  at: "email" | "first";
  /** Whose account it is, as far as that is known. */
  role?: string | undefined;
};

/** Where a newcomer is: the account is there, the address is being confirmed, then the first thing to do. */
export function AccountSteps({ at, role = "NONE" }: Props) {
  const t = useTranslations("auth.confirm.steps");
  const current = STEPS.indexOf(at);
  const stateOf = (index: number) =>
    index < current ? ("done" as const) : index === current ? ("current" as const) : ("upcoming" as const);
  return (
    <Box sx={{ mt: 6 }}>
      <Timeline
        label={t("label")}
        steps={STEPS.map((step, index) => ({ label: t(step, { role }), state: stateOf(index) }))}
      />
    </Box>
  );
}
