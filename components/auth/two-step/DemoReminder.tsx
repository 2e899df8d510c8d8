"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { Link } from "@/lib/i18n/navigation";
import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

const SKIPPED = "two-step-skipped";

/** Asks the demo's admin for two-step sign-in, which may be skipped there, once for a tab. */
export function DemoReminder({ href }: { href: string }) {
  const t = useTranslations("two-step.admin");
  const [isSkipped, setIsSkipped] = useState(() => readSessionStorage(SKIPPED) !== null);
  if (isSkipped) return null;
  const skip = () => {
    writeSessionStorage(SKIPPED, "1");
    setIsSkipped(true);
  };
  return (
    <PageContainer width="form" sx={{ pb: 0 }}>
      <Note tone="info">
        {t("demo")}
        <Box sx={{ display: "flex", gap: 2, mt: 2 }}>
          <Button component={Link} href={href} size="small" variant="outlined">
            {t("setUp")}
          </Button>
          <Button size="small" variant="text" onClick={skip}>
            {t("skip")}
          </Button>
        </Box>
      </Note>
    </PageContainer>
  );
}
