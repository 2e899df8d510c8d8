"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import ChatBubbleOutlineRounded from "@mui/icons-material/ChatBubbleOutlineRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { Button } from "@/components/ui/actions/Button";
import { CountBadge } from "@/components/ui/display/CountBadge";
import { IconButton } from "@/components/ui/actions/IconButton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { Link, usePathname } from "@/lib/i18n/navigation";
import type { OwnUser } from "@/lib/shared/own-user";
import { LanguagePicker } from "./LanguagePicker";
import { isEntryOf, TOP_ENTRIES, type NavEntry } from "./routes";
import { UserMenu } from "./UserMenu";

// Code-split: only signed-in users have a bell, and visitors of the static pages do not load it.
const NotificationBell = lazyComponent(
  () => import("@/components/notifications/NotificationBell").then((file) => file.NotificationBell),
  { onError: "silent" },
);

/** Contents of the top bar for a signed-in user. */
export function AccountBar({ user }: { user: OwnUser }) {
  const t = useTranslations("common");
  const isPosting = usePathname().startsWith("/account/create-tender");
  return (
    <>
      <Box
        component="nav"
        aria-label={t("frame.main")}
        sx={{
          display: { xs: "none", md: "flex" },
          gap: "2px",
          ml: 5,
          alignSelf: "stretch",
          alignItems: "center",
        }}
      >
        {/* useSearchParams needs a Suspense boundary; the static HTML has no links of a user anyway. */}
        <Suspense fallback={null}>
          <TopLinks user={user} />
        </Suspense>
      </Box>
      <Box sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 2 }}>
        {user.role === "CLIENT" && !isPosting && (
          <Button
            variant="outlined"
            component={Link}
            href="/account/create-tender"
            startIcon={<AddRounded />}
            sx={{ display: { xs: "none", md: "inline-flex" } }}
          >
            {t("nav.postTender")}
          </Button>
        )}
        <Box sx={{ display: { xs: "none", md: "flex" } }}>
          <LanguagePicker />
        </Box>
        {user.role !== "ADMIN" && <MessagesLink count={user.unread.messages} />}
        <NotificationBell />
        <UserMenu user={user} />
      </Box>
    </>
  );
}

function TopLinks({ user }: { user: OwnUser }) {
  const pathname = usePathname();
  const tab = useSearchParams().get("tab");
  return TOP_ENTRIES.filter((entry) => isEntryOf(entry, user)).map((entry) => (
    <TopLink key={entry.href} entry={entry} isCurrent={entry.isCurrentAt(pathname, tab)} />
  ));
}

/** Hidden on phones, where the bottom bar has it. */
function MessagesLink({ count }: { count: number }) {
  const t = useTranslations("common.nav");
  const isCurrent = usePathname().startsWith("/account/messages");
  return (
    <IconButton
      component={Link}
      href="/account/messages"
      aria-label={t("messagesUnread", { count })}
      aria-current={isCurrent ? "page" : undefined}
      sx={{
        display: { xs: "none", md: "inline-flex" },
        color: "text.primary",
        bgcolor: isCurrent ? "surface.sunken" : undefined,
      }}
    >
      <CountBadge count={count} tone="error">
        <ChatBubbleOutlineRounded />
      </CountBadge>
    </IconButton>
  );
}

function TopLink({ entry, isCurrent }: { entry: NavEntry; isCurrent: boolean }) {
  const t = useTranslations("common.nav");
  return (
    <Box
      component={Link}
      href={entry.href}
      aria-current={isCurrent ? "page" : undefined}
      sx={{
        position: "relative",
        display: "inline-flex",
        alignItems: "center",
        height: 1,
        px: 3,
        fontSize: "0.9375rem",
        fontWeight: isCurrent ? 640 : 560,
        color: isCurrent ? "text.primary" : "text.secondary",
        textDecoration: "none",
        "&:hover": { color: "text.primary" },
        "&:focus-visible": { outlineOffset: -4, borderRadius: "12px" },
        "&::after": {
          content: '""',
          position: "absolute",
          insetInline: 12,
          bottom: -1,
          height: 3,
          borderRadius: "3px 3px 0 0",
          bgcolor: isCurrent ? "primary.main" : "transparent",
        },
      }}
    >
      {t(entry.label)}
    </Box>
  );
}
