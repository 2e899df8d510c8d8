import type { SvgIconComponent } from "@mui/icons-material";
import AddRounded from "@mui/icons-material/AddRounded";
import ChatBubbleOutlineRounded from "@mui/icons-material/ChatBubbleOutlineRounded";
import HomeRounded from "@mui/icons-material/HomeRounded";
import InboxRounded from "@mui/icons-material/InboxRounded";
import ListAltRounded from "@mui/icons-material/ListAltRounded";
import PersonRounded from "@mui/icons-material/PersonRounded";
import SellRounded from "@mui/icons-material/SellRounded";
import type { Messages } from "@/lib/i18n/messages";
import type { AdminRight, Role } from "@/lib/shared/actor";
import type { OwnUser } from "@/lib/shared/own-user";
import type { Unread } from "@/lib/shared/socket-events";
import { FIND_WORK, OWN_WORK_TABS } from "@/lib/tenders/constants";

type NavLabel = keyof Messages["common"]["nav"];

/** A navigation entry. `isCurrentAt`: whether it is the current one on a path (and a tab of the list there). */
export type NavEntry = {
  href: string;
  label: NavLabel;
  icon: SvgIconComponent;
  roles: readonly Role[];
  /** What an admin needs to see it, any of several. */
  adminRights?: readonly AdminRight[];
  isCurrentAt: (pathname: string, tab: string | null) => boolean;
  /** Which unread count it shows as a badge. */
  unread?: Exclude<keyof Unread, "version">;
};

const OWN_TABS: readonly (string | null)[] = OWN_WORK_TABS;

const isOwnTab = (pathname: string, tab: string | null) =>
  pathname === "/account/tenders" && OWN_TABS.includes(tab);

/** An admin's own place, shown where others have theirs, too. */
const ADMIN_HOME: NavEntry = {
  href: "/admin",
  label: "account",
  icon: HomeRounded,
  roles: ["ADMIN"],
  // All that stands behind it and has no entry of its own is in it, too.
  isCurrentAt: (path) =>
    path === "/account" ||
    (path.startsWith("/admin") && !ADMIN_LISTS.some((list) => list.isCurrentAt(path, null))),
};

/** A BEE's two lists: work to be found, and what the BEE has offered or does. */
const PRO_LISTS: readonly NavEntry[] = [
  {
    href: FIND_WORK,
    label: "tenders",
    icon: ListAltRounded,
    roles: ["PRO"],
    isCurrentAt: (path, tab) => path.startsWith("/account/tenders") && !isOwnTab(path, tab),
  },
  {
    href: "/account/tenders?tab=applied",
    label: "myOffers",
    icon: SellRounded,
    roles: ["PRO"],
    isCurrentAt: isOwnTab,
  },
];

/** What admins come back to: what waits, and the accounts, as far as their rights open them, and all tenders. */
const ADMIN_LISTS: readonly NavEntry[] = [
  {
    href: "/admin/queue",
    label: "queue",
    icon: InboxRounded,
    roles: ["ADMIN"],
    adminRights: ["MODERATE", "SUPPORT"],
    isCurrentAt: (path) => path.startsWith("/admin/queue"),
  },
  {
    href: "/admin/users",
    label: "people",
    icon: PersonRounded,
    roles: ["ADMIN"],
    adminRights: ["SUPPORT"],
    isCurrentAt: (path) => path.startsWith("/admin/users"),
  },
  {
    href: "/account/tenders",
    label: "tenders",
    icon: ListAltRounded,
    roles: ["ADMIN"],
    isCurrentAt: (path) => path.startsWith("/account/tenders"),
  },
];

/** Whether a user finds an entry in their navigation. */
export function isEntryOf(
  { roles, adminRights }: NavEntry,
  user: Pick<OwnUser, "role" | "adminRights">,
): boolean {
  return (
    roles.includes(user.role) && (adminRights?.some((right) => user.adminRights.includes(right)) ?? true)
  );
}

/** Top bar of a signed-in user. */
export const TOP_ENTRIES: readonly NavEntry[] = [
  {
    href: "/account",
    label: "account",
    icon: HomeRounded,
    roles: ["CLIENT", "PRO"],
    isCurrentAt: (path) => path === "/account",
  },
  ADMIN_HOME,
  ...PRO_LISTS,
  ...ADMIN_LISTS,
  {
    href: "/account/tenders/created-by-me",
    label: "myTenders",
    icon: ListAltRounded,
    roles: ["CLIENT"],
    isCurrentAt: (path) => path.startsWith("/account/tenders"),
  },
];

/** Bottom bar of phones; labels of at most ten characters in every language. */
export const BOTTOM_ENTRIES: readonly NavEntry[] = [
  {
    href: "/account",
    label: "account",
    icon: HomeRounded,
    roles: ["CLIENT", "PRO"],
    isCurrentAt: (path) => path === "/account",
  },
  ADMIN_HOME,
  ...PRO_LISTS,
  ...ADMIN_LISTS,
  {
    href: "/account/tenders/created-by-me",
    label: "myTendersShort",
    icon: ListAltRounded,
    roles: ["CLIENT"],
    isCurrentAt: (path) => path.startsWith("/account/tenders"),
  },
  {
    href: "/account/create-tender",
    label: "post",
    icon: AddRounded,
    roles: ["CLIENT"],
    isCurrentAt: (path) => path.startsWith("/account/create-tender"),
  },
  {
    href: "/account/messages",
    label: "messagesShort",
    icon: ChatBubbleOutlineRounded,
    roles: ["CLIENT", "PRO"],
    isCurrentAt: (path) => path.startsWith("/account/messages"),
    unread: "messages",
  },
];

/** The own account, last in the bottom bar: its settings, with the way to the profile first. Admins have none. */
export function profileEntry(userId: string): NavEntry {
  const home = `/account/profiles/${userId}`;
  return {
    href: `${home}/update?tab=settings`,
    label: "profile",
    icon: PersonRounded,
    roles: ["CLIENT", "PRO"],
    // What was reported and decided is read from the settings.
    isCurrentAt: (path) => path.startsWith(home) || path === "/account/reports",
  };
}
