"use client";

import ComputerRounded from "@mui/icons-material/ComputerRounded";
import SmartphoneRounded from "@mui/icons-material/SmartphoneRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { useEndSession } from "@/lib/auth/queries";
import type { OwnSession } from "@/lib/auth/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/** One session of the user. The current one has no button: it ends through the menu. */
export function SessionRow({ session }: { session: OwnSession }) {
  const t = useTranslations("settings.sessions");
  const end = useEndSession(() => toast.success(t("ended")));
  const { id, browser, system, isPhone, isCurrent, lastUsedAt } = session;
  const name = [browser, system].filter(Boolean).join(", ") || t("unknown");
  const DeviceIcon = isPhone ? SmartphoneRounded : ComputerRounded;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3.5, px: { xs: 4, md: 6 }, py: 2, minHeight: 60 }}>
      <DeviceIcon aria-hidden sx={{ color: "surface.muted" }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "subtitle2", overflowWrap: "anywhere" }}>{name}</Box>
        <Box sx={{ typography: "caption", color: "surface.muted" }}>
          {t("lastUsed")} <RelativeTime at={lastUsedAt} />
        </Box>
      </Box>
      {isCurrent ? (
        <InfoChip>{t("current")}</InfoChip>
      ) : (
        <BusyButton
          variant="outlined"
          size="small"
          busy={end.isPending}
          aria-label={t("endDevice", { name })}
          onClick={() => end.mutate(id)}
        >
          {t("end")}
        </BusyButton>
      )}
    </Box>
  );
}
