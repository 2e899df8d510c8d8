"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useMoveTender } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** The client's next step while the BEE works: marking the work finished, after a question. */
export function FinishCard({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.finish");
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: finish } = useMoveTender(tender.id, "finish");
  if (!tender.may.includes("finish")) return null;
  const confirm = async () => {
    await finish({ version: tender.version });
    toast.success(t("done"));
  };
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
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t("question")}
        text={t("consequence")}
        confirmLabel={t("confirm")}
        busyLabel={t("busy")}
        cancelLabel={t("later")}
      />
    </SectionCard>
  );
}
