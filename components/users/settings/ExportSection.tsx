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
import { exportQuery, useRequestExport } from "@/lib/users/export/queries";
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

function ExportStep({ current, userId }: { current: DataExport | null; userId: string }) {
  const t = useTranslations("settings.export");
  const ask = useRequestExport(userId);
  if (current?.status === "PENDING") return <Working progress={current.progress} />;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {current?.status === "FAILED" && <Note tone="error">{t("failed")}</Note>}
      {current?.url && current.size !== null && (
        <Ready url={current.url} size={current.size} expiresAt={current.expiresAt} />
      )}
      <Box>
        <BusyButton
          variant={current?.url ? "text" : "outlined"}
          busy={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {current?.url ? t("again") : t("ask")}
        </BusyButton>
      </Box>
    </Box>
  );
}

/** Exports all data held about the user (GDPR, right of access). */
export function ExportSection() {
  const t = useTranslations("settings.export");
  const { userId } = useSession();
  const query = useQuery({ ...exportQuery(userId ?? ""), enabled: userId !== null });
  return (
    <SectionCard id="export" title={t("title")} text={t("text")}>
      <QueryBoundary query={query} loading={<Skeleton height={44} width={220} />}>
        {({ export: current }) => <ExportStep current={current} userId={userId ?? ""} />}
      </QueryBoundary>
    </SectionCard>
  );
}
