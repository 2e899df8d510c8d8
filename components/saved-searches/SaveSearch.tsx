"use client";

import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { toSavedFilters, type FilterParams } from "@/lib/saved-searches/presentation";

const NewSearch = lazyComponent(() => import("./NewSearch").then((file) => file.NewSearch), {
  messages: lazyMessages(["saved-searches"]),
});

/** On phones the bell alone shows. */
const bell = { minHeight: 48, minWidth: 48, px: { xs: 0, md: "18px" }, gap: 2 } as const;

function Words({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
      {children}
    </Box>
  );
}

/** The bell beside a list: saves what it shows, or leads to what is saved; null: the list is no search of its own. */
export function SaveSearch({ params }: { params: FilterParams | null }) {
  const t = useTranslations("tenders.list");
  const [isOpen, setOpen] = useState(false);
  if (!params)
    return (
      <ButtonLink
        href="/account/saved-searches"
        variant="outlined"
        aria-label={t("savedSearches")}
        title={t("savedSearches")}
        sx={bell}
      >
        <NotificationsActiveOutlined aria-hidden />
        <Words>{t("savedSearches")}</Words>
      </ButtonLink>
    );
  return (
    <>
      <Button
        variant="outlined"
        aria-label={t("saveSearch")}
        title={t("saveSearch")}
        onClick={() => setOpen(true)}
        sx={bell}
      >
        <NotificationsActiveOutlined aria-hidden />
        <Words>{t("saveSearch")}</Words>
      </Button>
      {isOpen && <NewSearch filters={toSavedFilters(params)} onClose={() => setOpen(false)} />}
    </>
  );
}
