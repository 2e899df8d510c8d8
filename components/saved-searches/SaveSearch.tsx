"use client";

import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { InlineLink } from "@/components/auth/InlineLink";
import { Button } from "@/components/ui/actions/Button";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { toSavedFilters, type FilterParams } from "@/lib/saved-searches/presentation";

const NewSearch = lazyComponent(() => import("./NewSearch").then((file) => file.NewSearch), {
  messages: lazyMessages(["saved-searches"]),
});

/** Saves what a list shows, and leads to what is saved; null: the list is no search of its own. */
export function SaveSearch({ params }: { params: FilterParams | null }) {
  const t = useTranslations("tenders.list");
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" }}>
      {params && (
        <Button
          variant="text"
          color="secondary"
          startIcon={<NotificationsActiveOutlined />}
          onClick={() => setOpen(true)}
        >
          {t("saveSearch")}
        </Button>
      )}
      <InlineLink href="/account/saved-searches">{t("savedSearches")}</InlineLink>
      {params && isOpen && <NewSearch filters={toSavedFilters(params)} onClose={() => setOpen(false)} />}
    </Box>
  );
}
