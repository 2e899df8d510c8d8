"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const FinishDialog = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./FinishDialog").then((file) => file.FinishDialog),
  { messages: lazyMessages(["moves"]) },
);

/** The client's next step while the BEE works: marking the work finished, after a question. */
export function FinishCard({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.finish");
  const [isAsking, setAsking] = useState(false);
  if (!tender.may.includes("finish")) return null;
  return (
    <SectionCard title={t("title")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Typography variant="body2" sx={{ flex: "1 1 240px", color: "text.secondary" }}>
          {t("text", { name: tender.recipient?.name ?? "" })}
        </Typography>
        <Button variant="contained" onClick={() => setAsking(true)}>
          {t("button")}
        </Button>
      </Box>
      {isAsking && <FinishDialog tender={tender} onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}
