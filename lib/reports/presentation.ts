import type { ReportKind } from "./constants";

/** What a report is about. */
export type ReportTarget = { kind: ReportKind; targetId: string };

// With or without a language, of a public page or of one in the account.
const ADDRESS =
  /^\/(?:[a-z]{2}\/)?(?:account\/)?(tenders|profiles)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/i;

/** What an address of this site shows that can be reported; null where that is nothing. */
export function targetOfAddress(address: string, origin: string): ReportTarget | null {
  const text = address.trim();
  const isWhole = /^https?:\/\//i.test(text);
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (isWhole && url.host !== new URL(origin).host) return null;
  const [, place, targetId] = ADDRESS.exec(url.pathname) ?? [];
  if (!targetId) return null;
  return {
    kind: place?.toLowerCase() === "profiles" ? "PROFILE" : "TENDER",
    targetId: targetId.toLowerCase(),
  };
}

/** Where an admin sees the target in its context. */
export function hrefOfTarget(target: { tenderId: string | null; personId: string | null }): string {
  const { tenderId, personId } = target;
  return personId === null ? `/account/tenders/${tenderId}` : `/account/profiles/${personId}`;
}
