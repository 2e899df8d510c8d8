"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { TenderListParts } from "./list-filters";
import { TenderFilters } from "./TenderFilters";
import { useTenders } from "./use-tenders";

type Props = { list: TenderListParts; isOpen: boolean; onClose: () => void };

/** Says how many tenders the filters leave, as they change. */
function ShowButton({ list, onClick }: { list: TenderListParts; onClick: () => void }) {
  const t = useTranslations("tenders.filters");
  const { data, isPlaceholderData } = useTenders(list);
  return (
    <Button fullWidth variant="contained" size="large" onClick={onClick} aria-busy={isPlaceholderData}>
      {data && !isPlaceholderData
        ? t(data.totalIsCapped ? "showMany" : "showCount", { count: data.total })
        : t("show")}
    </Button>
  );
}

/** The filters over the whole screen of a phone. */
export function FilterDrawer({ list, isOpen, onClose }: Props) {
  const t = useTranslations("tenders.filters");
  return (
    <Dialog fullScreen open={isOpen} onClose={onClose} aria-labelledby="filters-title">
      <AppBar position="static" color="inherit" elevation={0} sx={{ flex: "none" }}>
        <Toolbar sx={{ px: 4 }}>
          <Typography id="filters-title" variant="h5" component="h2" sx={{ flex: 1 }}>
            {t("title")}
          </Typography>
          <IconButton edge="end" aria-label={t("close")} onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </Toolbar>
      </AppBar>
      {/* Only this part scrolls: under a foot that lies above it, the label of a field would take the tap. */}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", p: 4 }}>
        <TenderFilters list={list} />
      </Box>
      <Box
        sx={{
          flex: "none",
          p: 4,
          pb: "calc(16px + env(safe-area-inset-bottom))",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <ShowButton list={list} onClick={onClose} />
      </Box>
    </Dialog>
  );
}
