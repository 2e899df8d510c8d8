"use client";

import { useQuery } from "@tanstack/react-query";
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormProblem } from "@/components/auth/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Meter } from "@/components/ui/display/Meter";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { exportQuery, useExportStep, type ExportStep } from "@/lib/data-export/queries";
import type { DataExport, ExportBody } from "@/lib/data-export/schema";
import type { OwnUser } from "@/lib/shared/own-user";
import { ExportDialog } from "./ExportDialog";

const MEGABYTE = 1_000_000;
/** The server signs for ten minutes at least. */
const URL_MS = 10 * 60_000;

function Working({ progress }: { progress: number }) {
  const t = useTranslations("settings.export");
  return (
    <Box role="status" sx={{ display: "grid", gap: 2 }}>
      <Typography variant="body2">{t("working")}</Typography>
      <Meter percent={progress} aria-label={t("progress")} />
    </Box>
  );
}

type ReadyProps = { size: number; expiresAt: string; url: string | null; onDownload: () => void };

function Ready({ size, expiresAt, url, onDownload }: ReadyProps) {
  const t = useTranslations("settings.export");
  const dateText = useDateText();
  const until = dateText(new Date(expiresAt), { day: "numeric", month: "long" });
  const text = t("download", { megabytes: Math.max(0.1, Math.round((size / MEGABYTE) * 10) / 10) });
  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography variant="body2">{t("ready", { until })}</Typography>
      {url ? (
        <Button component="a" href={url} variant="outlined" startIcon={<DownloadRounded />} download>
          {text}
        </Button>
      ) : (
        <Button variant="outlined" startIcon={<DownloadRounded />} onClick={onDownload}>
          {text}
        </Button>
      )}
    </Box>
  );
}

/** The signed URL of the last answer, for as long as it surely works. */
function useDownloadUrl() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setUrl(null), URL_MS);
    return () => clearTimeout(timer);
  }, [url]);
  return [url, setUrl] as const;
}

/** Takes the steps of an export: at once for users without a password, else behind a dialog that asks for it. */
function useExport(user: OwnUser) {
  const [asked, setAsked] = useState<ExportStep | null>(null);
  const [url, setUrl] = useDownloadUrl();
  const mutation = useExportStep(user.id);
  const take = async (step: ExportStep, body: ExportBody) => {
    const { export: current } = await mutation.mutateAsync({ step, body });
    setAsked(null);
    setUrl(current?.url ?? null);
    if (step === "link" && current?.url) window.location.assign(current.url);
  };
  const start = (step: ExportStep) => {
    mutation.reset();
    if (user.hasPassword) return setAsked(step);
    take(step, {}).catch(() => {
      // The mutation keeps the error, and the section shows it.
    });
  };
  return { url, mutation, asked, start, close: () => setAsked(null), take };
}

function ExportSteps({ current, user }: { current: DataExport | null; user: OwnUser }) {
  const t = useTranslations("settings.export");
  const { url, mutation, asked, start, close, take } = useExport(user);
  if (current?.status === "PENDING") return <Working progress={current.progress} />;
  const ready =
    current?.status === "READY" && current.size !== null ? { ...current, size: current.size } : null;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {current?.status === "FAILED" && <Note tone="error">{t("failed")}</Note>}
      {ready && <Ready {...ready} url={url} onDownload={() => start("link")} />}
      <Box>
        <BusyButton
          variant={ready ? "text" : "outlined"}
          busy={mutation.isPending}
          onClick={() => start("request")}
        >
          {ready ? t("again") : t("ask")}
        </BusyButton>
      </Box>
      {!asked && <FormProblem error={mutation.error} />}
      {asked && (
        <ExportDialog
          isBusy={mutation.isPending}
          error={mutation.error}
          onSubmit={(body) => take(asked, body)}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** Exports all data held about the user (GDPR, right of access). */
export function ExportSection() {
  const t = useTranslations("settings.export");
  const { user } = useSession();
  const query = useQuery({ ...exportQuery(user?.id ?? ""), enabled: user !== null });
  return (
    <SectionCard id="export" title={t("title")} text={t("text")}>
      <QueryBoundary query={query} loading={<Skeleton height={44} width={220} />}>
        {({ export: current }) => user && <ExportSteps current={current} user={user} />}
      </QueryBoundary>
    </SectionCard>
  );
}
