import type { QueueKind } from "./constants";

type Decided = { kind: QueueKind; id: string };

/** The screen on which an entry is decided; null: the queue itself. */
export function hrefOfEntry({ kind, id }: Decided): string | null {
  if (kind === "DISPUTE") return `/admin/disputes/${id}`;
  if (kind === "VERIFICATION") return "/admin/verifications";
  return kind === "CONTACT" ? "/admin/contact" : null;
}
