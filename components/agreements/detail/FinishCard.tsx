"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { useToday } from "@/components/ui/display/use-today";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const FinishDialog = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./FinishDialog").then((file) => file.FinishDialog),
  { messages: lazyMessages(["moves"]) },
);

const DoneReported = lazyComponent(() => import("./DoneReported").then((file) => file.DoneReported), {
  messages: lazyMessages(["work-done"]),
  fallback: <Box sx={{ minHeight: 180 }} />,
});

/** The client's next step while the BEE works: marking the work finished, after a question. */
export function FinishCard({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.finish");
  const [isAsking, setAsking] = useState(false);
  const today = useToday();
  if (!tender.may.includes("finish")) return null;
  const dialog = isAsking && <FinishDialog tender={tender} onClose={() => setAsking(false)} />;
  if (tender.finishRequestedAt)
    return (
      <>
        <DoneReported tender={tender} confirmLabel={t("button")} onConfirm={() => setAsking(true)} />
        {dialog}
      </>
    );
  // Before its day has come there is nothing to ask yet.
  const isDue = tender.agreedDay !== null && tender.agreedDay <= today;
  return (
    <SectionCard title={t(isDue ? "title" : "later")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Typography variant="body2" sx={{ flex: "1 1 240px", color: "text.secondary" }}>
          {t("text", { name: tender.recipient?.name ?? "" })}
        </Typography>
        <Button
          variant={isDue ? "contained" : "outlined"}
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
