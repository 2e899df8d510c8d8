"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { useSignIn } from "@/lib/auth/queries";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { SignInProblem } from "../two-step/SignInProblem";

const LABELS = { CLIENT: "client", PRO: "pro", ADMIN: "admin" } as const;

/** Signs in to a demo account with one click. Rendered only on a demo server. */
export function DemoAccounts() {
  const t = useTranslations("auth.signIn");
  const { data: config } = useQuery(publicConfigQuery);
  const signIn = useSignIn();
  if (!config?.demo) return null;
  return (
    <Box
      component="section"
      aria-labelledby="demo-title"
      sx={{ mt: 6, p: 5, borderRadius: "16px", bgcolor: "surface.sunken" }}
    >
      <Typography id="demo-title" variant="h6" component="h2">
        {t("demo.title")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
        {t("demo.text")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
        {config.demo.accounts.map(({ role, email, password }) => (
          <BusyButton
            key={role}
            variant="outlined"
            sx={{ flex: "1 1 max-content" }}
            busy={signIn.isPending && signIn.variables.email === email}
            busyLabel={t("busy")}
            disabled={signIn.isPending}
            onClick={() => signIn.mutate({ email, password })}
          >
            {t(`demo.${LABELS[role]}`)}
          </BusyButton>
        ))}
      </Box>
      {signIn.error && (
        <Box sx={{ mt: 4 }}>
          <SignInProblem error={signIn.error} />
        </Box>
      )}
    </Box>
  );
}
