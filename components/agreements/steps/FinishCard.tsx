"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsDisputed } from "@/components/disputes/use-is-disputed";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { LazyFinishDialog } from "./lazy-finish";
import { useIsDue } from "./use-is-due";

const DoneReported = lazyComponent(() => import("./DoneReported").then((file) => file.DoneReported), {
  messages: lazyMessages(["work-done"]),
  fallback: <Box sx={{ minHeight: 180 }} />,
});

/** The client's next step once the day has come or the BEE has reported: marking the work finished, after a question. */
export function FinishCard({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.finish");
  const [isAsking, setAsking] = useState(false);
  const isDue = useIsDue(tender);
  const isDisputed = useIsDisputed(tender);
  if (!tender.may.includes("finish")) return null;
  const dialog = isAsking && <LazyFinishDialog tender={tender} onClose={() => setAsking(false)} />;
  if (tender.finishRequestedAt)
    return (
      <>
        <DoneReported tender={tender} confirmLabel={t("button")} onConfirm={() => setAsking(true)} />
        {dialog}
      </>
    );
  if (!isDue) return null;
  return (
    <SectionCard title={t("title")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Typography variant="body2" sx={{ flex: "1 1 240px", color: "text.secondary" }}>
          {isDisputed ? t("disputed") : t("text", { name: tender.recipient?.name ?? "" })}
        </Typography>
        <Button
          // The way out of the dispute comes first.
          variant={isDisputed ? "outlined" : "contained"}
          onClick={() => setAsking(true)}
          sx={{ width: { xs: 1, sm: "auto" } }}
        >
          {t("button")}
        </Button>
      </Box>
      {dialog}
    </SectionCard>
  );
}
