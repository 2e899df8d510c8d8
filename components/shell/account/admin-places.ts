import type { AdminRight } from "@/lib/shared/actor";

type AdminPlace = {
  name: string;
  href: string;
  right: AdminRight | readonly AdminRight[] | "ANY" | null;
};

/** The parts of the admin's place, in the order in which its home lists them; `right`: what opens one, any of several, null for admins without any, too. */
export const ADMIN_PLACES = [
  { name: "overview", href: "/admin/overview", right: "ANY" },
  { name: "queue", href: "/admin/queue", right: ["MODERATE", "SUPPORT"] },
  { name: "verifications", href: "/admin/verifications", right: "MODERATE" },
  { name: "disputes", href: "/admin/disputes", right: "MODERATE" },
  { name: "reviewNotes", href: "/admin/review-notes", right: "MODERATE" },
  { name: "users", href: "/admin/users", right: "SUPPORT" },
  { name: "contact", href: "/admin/contact", right: "SUPPORT" },
  { name: "jobs", href: "/admin/jobs", right: "SUPPORT" },
  { name: "catalogue", href: "/admin/catalogue", right: "MANAGE" },
  { name: "auditLog", href: "/admin/audit-log", right: "MANAGE" },
  { name: "tenders", href: "/account/tenders", right: null },
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
