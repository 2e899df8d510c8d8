"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { DeleteDialog } from "./DeleteDialog";

/** Deletes the account (GDPR, right to erasure). */
export function DeleteSection() {
  const t = useTranslations("settings.deletion");
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard id="delete" title={t("title")} text={t("text")}>
      <Box>
        <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
          {t("open")}
        </Button>
      </Box>
      {user && isOpen && <DeleteDialog user={user} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  );
}
