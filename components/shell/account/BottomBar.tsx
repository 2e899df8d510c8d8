"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { CountBadge } from "@/components/ui/display/CountBadge";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import { isEntryOf, BOTTOM_ENTRIES, profileEntry, type NavEntry } from "./routes";

/** Bottom navigation of a signed-in user on phones. A sticky bar of the page replaces it. */
export function BottomBar() {
  const { user } = useSession();
  if (!user) return null;
  // useSearchParams needs a Suspense boundary; the fallback is empty, because the static HTML has no bar anyway.
  return (
    <Suspense fallback={null}>
      <Bar user={user} />
    </Suspense>
  );
}

function Bar({ user }: { user: OwnUser }) {
  const t = useTranslations("common.frame");
  const pathname = usePathname();
  const tab = useSearchParams().get("tab");
  const entries = [...BOTTOM_ENTRIES, profileEntry(user.id)].filter((entry) => isEntryOf(entry, user));
  return (
    <Box
      component="nav"
      data-bottom-bar
      aria-label={t("main")}
      sx={{
        display: { xs: "grid", md: "none" },
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        position: "fixed",
        insetInline: 0,
        bottom: 0,
        zIndex: "appBar",
        px: 1,
        pt: "6px",
        pb: "calc(10px + env(safe-area-inset-bottom))",
        bgcolor: "background.paper",
        borderTop: "1px solid",
        borderColor: "divider",
      }}
    >
      {entries.map((entry) => (
        <BottomLink
          key={entry.href}
          entry={entry}
          isCurrent={entry.isCurrentAt(pathname, tab)}
          count={entry.unread ? user.unread[entry.unread] : 0}
        />
      ))}
    </Box>
  );
}

type LinkProps = { entry: NavEntry; isCurrent: boolean; count: number };

function BottomLink({ entry, isCurrent, count }: LinkProps) {
  const t = useTranslations("common.nav");
  const Icon = entry.icon;
  return (
    <Box
      component={Link}
      href={entry.href}
      aria-current={isCurrent ? "page" : undefined}
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        gap: "2px",
        minHeight: 48,
        // Five entries share the width of a phone: beyond it larger letters would part each word.
        fontSize: "min(0.6875rem, 3.4vw)",
        lineHeight: 1.27,
        textAlign: "center",
        overflowWrap: "anywhere",
        hyphens: "auto",
        fontWeight: isCurrent ? 660 : 560,
        color: isCurrent ? "text.primary" : "surface.muted",
        textDecoration: "none",
        "&:focus-visible": { outlineOffset: -2, borderRadius: "12px" },
      }}
    >
      <Box
        component="span"
        sx={{
          display: "grid",
          placeItems: "center",
          width: 52,
          height: 28,
          borderRadius: "14px",
          ...(isCurrent && { bgcolor: "honey.soft", color: "status.ACCEPTED.fg" }),
        }}
      >
        <CountBadge count={count} tone="error">
          <Icon aria-hidden sx={{ fontSize: 22 }} />
        </CountBadge>
      </Box>
      <span>
        {t(entry.label)}
        {count > 0 && (
          <Box component="span" sx={visuallyHidden}>
            {" "}
            {t("unread", { count })}
          </Box>
        )}
      </span>
    </Box>
  );
}
