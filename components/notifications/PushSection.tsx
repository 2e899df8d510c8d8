"use client";

import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { usePush } from "@/lib/notifications/push/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";

// Where it is off the button says all.
const EXPLAINED = ["on", "blocked", "unsupported", "install"] as const;

/** Whether this device shows what happens while TenderBee is closed, or why it cannot. */
export function PushSection() {
  const t = useTranslations("push");
  const { user } = useSession();
  const { state, isBusy, isRefused, turnOn, turnOff } = usePush();
  const explained = isRefused ? "blocked" : EXPLAINED.find((each) => each === state);
  return (
    <SectionCard id="push" title={t("title")} text={t("text", { role: user?.role ?? "CLIENT" })}>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: "text.secondary", "&:empty": { display: "none" } }}
      >
        {explained && t(explained)}
      </Typography>
      {(state === "off" || state === "on") && (
        <Box>
          {state === "off" ? (
            <Button
              variant="outlined"
              startIcon={<NotificationsActiveOutlined />}
              disabled={isBusy}
              onClick={turnOn}
            >
              {t("turnOn")}
            </Button>
          ) : (
            <Button variant="outlined" disabled={isBusy} onClick={turnOff}>
              {t("turnOff")}
            </Button>
          )}
        </Box>
      )}
      <Typography variant="caption" sx={{ color: "surface.muted" }}>
        {t("kinds")}
      </Typography>
    </SectionCard>
  );
}
