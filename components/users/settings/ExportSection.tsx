"use client";

import { useQuery } from "@tanstack/react-query";
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Meter } from "@/components/ui/display/Meter";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { exportQuery, useAskForExport } from "@/lib/users/export/queries";
import type { DataExport } from "@/lib/users/export/schema";

const MEGABYTE = 1_000_000;

function Working({ progress }: { progress: number }) {
  const t = useTranslations("settings.export");
  return (
    <Box role="status" sx={{ display: "grid", gap: 2 }}>
      <Typography variant="body2">{t("working")}</Typography>
      <Meter percent={progress} aria-label={t("progress")} />
    </Box>
  );
}

function Ready({ url, size, expiresAt }: { url: string; size: number; expiresAt: string }) {
  const t = useTranslations("settings.export");
  const dateText = useDateText();
  const until = dateText(new Date(expiresAt), { day: "numeric", month: "long" });
  const megabytes = Math.max(0.1, Math.round((size / MEGABYTE) * 10) / 10);
  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography variant="body2">{t("ready", { until })}</Typography>
      <Button component="a" href={url} variant="outlined" startIcon={<DownloadRounded />} download>
        {t("download", { megabytes })}
      </Button>
    </Box>
  );
}

function ExportStep({ made, userId }: { made: DataExport | null; userId: string }) {
  const t = useTranslations("settings.export");
  const ask = useAskForExport(userId);
  if (made?.status === "PENDING") return <Working progress={made.progress} />;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {made?.status === "FAILED" && <Note tone="error">{t("failed")}</Note>}
      {made?.url && made.size !== null && (
        <Ready url={made.url} size={made.size} expiresAt={made.expiresAt} />
      )}
      <Box>
        <BusyButton
          variant={made?.url ? "text" : "outlined"}
          busy={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {made?.url ? t("again") : t("ask")}
        </BusyButton>
      </Box>
    </Box>
  );
}

/** A copy of everything held about the person. */
export function ExportSection() {
  const t = useTranslations("settings.export");
  const { userId } = useSession();
  const query = useQuery({ ...exportQuery(userId ?? ""), enabled: userId !== null });
  return (
    <SectionCard id="export" title={t("title")} text={t("text")}>
      <QueryBoundary query={query} loading={<Skeleton height={44} width={220} />}>
        {({ export: made }) => <ExportStep made={made} userId={userId ?? ""} />}
      </QueryBoundary>
    </SectionCard>
  );
}
