import type { AdminRight } from "@/lib/shared/actor";

/** What an admin comes for. */
export const ADMIN_GROUPS = ["decide", "help", "run"] as const;

type AdminPlace = {
  name: string;
  group: (typeof ADMIN_GROUPS)[number];
  href: string;
  right: AdminRight | readonly AdminRight[] | "ANY" | null;
};

/** The parts of the admin's place, in the order in which its home lists them; `right`: what opens one, any of several, null for admins without any, too. */
export const ADMIN_PLACES = [
  { name: "queue", group: "decide", href: "/admin/queue", right: ["MODERATE", "SUPPORT"] },
  { name: "verifications", group: "decide", href: "/admin/verifications", right: "MODERATE" },
  { name: "disputes", group: "decide", href: "/admin/disputes", right: "MODERATE" },
  { name: "reviewNotes", group: "decide", href: "/admin/review-notes", right: "MODERATE" },
  { name: "users", group: "help", href: "/admin/users", right: "SUPPORT" },
  { name: "contact", group: "help", href: "/admin/contact", right: "SUPPORT" },
  { name: "tenders", group: "help", href: "/account/tenders", right: null },
  { name: "overview", group: "run", href: "/admin/overview", right: "ANY" },
  { name: "catalogue", group: "run", href: "/admin/catalogue", right: "MANAGE" },
  { name: "jobs", group: "run", href: "/admin/jobs", right: "SUPPORT" },
  { name: "auditLog", group: "run", href: "/admin/audit-log", right: "MANAGE" },
] as const satisfies readonly AdminPlace[];

/** Whether one of these rights is what a place asks for. */
export function opens(right: AdminPlace["right"], rights: readonly AdminRight[]): boolean {
  if (right === null || right === "ANY") return right === null || rights.length > 0;
  return [right].flat().some((each) => rights.includes(each));
}

/** Whether an admin with these rights may open a page. */
export function mayOpen(pathname: string, rights: readonly AdminRight[]): boolean {
  const place = ADMIN_PLACES.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return !place || opens(place.right, rights);
}
