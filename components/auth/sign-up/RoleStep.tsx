"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { Link } from "@/lib/i18n/navigation";
import { AuthFrame } from "../AuthFrame";
import { AuthTitle } from "../AuthTitle";
import { ExternalNewcomer } from "../external/ExternalNewcomer";
import { InlineLink } from "../InlineLink";
import { withNext } from "../safe-redirect";
import { RoleCard } from "./RoleCard";
import { SignUpSteps } from "./SignUpSteps";

export type SignUpRole = "CLIENT" | "PRO";

const ROLES = [
  { role: "CLIENT", key: "client" },
  { role: "PRO", key: "pro" },
] as const;

/** Step 1: the role. The button names the choice; on phones it is in sight above an open cookie question. */
export function RoleStep({ initialRole, next }: { initialRole: SignUpRole; next: string | null }) {
  const t = useTranslations("auth.signUp");
  const [role, setRole] = useState<SignUpRole>(initialRole);
  return (
    <AuthFrame side={role === "PRO" ? "bee" : "compare"}>
      <SignUpSteps step={1} />
      <AuthTitle title={t("roleTitle")} />
      <ExternalNewcomer />
      <Box role="radiogroup" aria-label={t("roleLabel")} sx={{ display: "grid", gap: 3, mt: 6 }}>
        {ROLES.map(({ role: option, key }) => (
          <RoleCard
            key={option}
            role={option}
            title={t(`${key}.title`)}
            text={t(`${key}.text`)}
            isChosen={role === option}
            onChoose={() => setRole(option)}
          />
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 3, color: "surface.muted" }}>
        {t("roleText")}
      </Typography>
      <Box sx={{ mt: { md: 6 } }}>
        <StickyBar>
          <Button
            component={Link}
            href={withNext(`/sign-up?role=${role}&step=2`, next)}
            variant="contained"
            size="large"
            fullWidth
          >
            {t(role === "PRO" ? "pro.action" : "client.action")}
          </Button>
        </StickyBar>
      </Box>
      <Box sx={{ typography: "body2", textAlign: "center", mt: 5 }}>
        {t.rich("haveAccount", {
          link: (text) => <InlineLink href={withNext("/sign-in", next)}>{text}</InlineLink>,
        })}
      </Box>
    </AuthFrame>
  );
}
