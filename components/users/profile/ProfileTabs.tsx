"use client";
import { TabCount } from "@/components/ui/lists/TabCount";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useSectionInView } from "./use-section-in-view";

export type ProfileTab = { id: "about" | "photos" | "experience" | "reviews"; count?: number };

/** Anchor links to the sections of a profile; the one in view is highlighted. They scroll sideways on phones. */
export function ProfileTabs({ tabs }: { tabs: readonly ProfileTab[] }) {
  const t = useTranslations("profiles.public");
  const current = useSectionInView(tabs.map(({ id }) => id));
  return (
    <Box
      component="nav"
      aria-label={t("tabs")}
      sx={{
        position: "sticky",
        top: { xs: 56, md: 64 },
        zIndex: 2,
        mx: { xs: -4, md: 0 },
        px: { xs: 4, md: 0 },
        display: "flex",
        overflowX: "auto",
        scrollbarWidth: "none",
        bgcolor: "background.default",
        borderBottom: "1px solid",
        borderColor: "divider",
      }}
    >
      {tabs.map((tab) => (
        <TabLink key={tab.id} tab={tab} isCurrent={tab.id === current} />
      ))}
    </Box>
  );
}

function TabLink({ tab: { id, count }, isCurrent }: { tab: ProfileTab; isCurrent: boolean }) {
  const t = useTranslations("profiles.public");
  return (
    <Box
      component="a"
      href={`#${id}`}
      aria-current={isCurrent ? "location" : undefined}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 2,
        flex: "none",
        minHeight: 52,
        px: { xs: 3, md: 4 },
        "&:first-of-type": { ml: { xs: -3, md: 0 } },
        fontSize: "0.9375rem",
        fontWeight: isCurrent ? 660 : 560,
        color: isCurrent ? "text.primary" : "text.secondary",
        textDecoration: "none",
        boxShadow: (theme) => (isCurrent ? `inset 0 -3px ${theme.vars.palette.primary.main}` : "none"),
        "&:hover": { color: "text.primary" },
        "&:focus-visible": { outlineOffset: -4, borderRadius: "12px" },
      }}
    >
      {t(`parts.${id}`)}
      {count !== undefined && <TabCount count={count} />}
    </Box>
  );
}
