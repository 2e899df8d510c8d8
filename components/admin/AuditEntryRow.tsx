"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { mayOpen } from "@/components/shell/account/admin-places";
import { TextLink } from "@/components/ui/actions/TextLink";
import { buttonRowStyles } from "@/components/ui/styles/button-row";
import { DOT } from "@/components/ui/styles/dot";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Fold } from "@/components/ui/layout/Fold";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { AuditEntryView } from "@/lib/audit/schema";

type Props = {
  entry: AuditEntryView;
  onNarrow: (change: { actorId?: string; subjectId?: string }) => void;
};

/** The screens of subjects that are found in a list. */
const LISTS: Partial<Record<AuditEntryView["subjectType"], string>> = {
  verifications: "/admin/verifications",
  contact_messages: "/admin/contact",
  jobs: "/admin/jobs",
  categories: "/admin/catalogue",
  subcategories: "/admin/catalogue",
  question_changes: "/admin/catalogue",
  plans: "/admin/catalogue",
};

/** Where an admin finds the subject of an entry; a case of the queue has no page. */
function hrefOf({ subjectType, subjectId }: AuditEntryView): string | null {
  if (subjectType === "disputes") return `/admin/disputes/${subjectId}`;
  if (subjectType === "users") return `/admin/users/${subjectId}`;
  if (subjectType === "tenders") return `/account/tenders/${subjectId}`;
  return LISTS[subjectType] ?? null;
}

/** An entry of the audit log: what was done, on whom, when and by whom; behind its fold all else. */
export function AuditEntryRow({ entry, onNarrow }: Props) {
  const t = useTranslations("audit-log");
  const dateText = useDateText();
  const { actor, action, at } = entry;
  return (
    <Box sx={{ px: 4, pt: 3, pb: 1, overflowWrap: "anywhere" }}>
      <Typography variant="subtitle2" component="h2">
        {t(`actions.${action}`)}
      </Typography>
      <Typography variant="body2">
        <Subject entry={entry} />
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        <time dateTime={at}>{dateText(new Date(at), { dateStyle: "medium", timeStyle: "short" })}</time>
        {DOT}
        {actor.name}
      </Typography>
      <Box sx={{ typography: "body2" }}>
        <Fold label={t("more")}>
          <Details entry={entry} onNarrow={onNarrow} />
        </Fold>
      </Box>
    </Box>
  );
}

function Subject({ entry }: { entry: AuditEntryView }) {
  const t = useTranslations("audit-log");
  const { user } = useSession();
  const { subjectType, subjectName } = entry;
  const place = hrefOf(entry);
  const kind = t(`subjects.${subjectType}`);
  const subject = subjectName ? `${kind}: ${subjectName}` : kind;
  if (!place || !mayOpen(place, user?.adminRights ?? [])) return subject;
  return (
    <TextLink component={Link} href={place}>
      {subject}
    </TextLink>
  );
}

/** From which address, before and after, and the way to the entries that have the same in common. */
function Details({ entry: { actor, subjectId, ip, before, after }, onNarrow }: Props) {
  const t = useTranslations("audit-log");
  // Of an IPv6 address the log keeps the network alone.
  const address = ip?.includes("/") ? t("network", { ip }) : (ip ?? t("noAddress"));
  return (
    <Box sx={{ display: "grid", gap: 2, pb: 3 }}>
      <Box>
        {t("address")}: {address}
      </Box>
      <State label={t("before")} state={before} />
      <State label={t("after")} state={after} />
      <Box sx={buttonRowStyles}>
        <Button variant="outlined" size="small" onClick={() => onNarrow({ actorId: actor.id })}>
          {t("onlyActor", { name: actor.name })}
        </Button>
        <Button variant="outlined" size="small" onClick={() => onNarrow({ subjectId })}>
          {t("onlySubject")}
        </Button>
      </Box>
    </Box>
  );
}

function State({ label, state }: { label: string; state: unknown }) {
  if (state === null) return null;
  return (
    <Box>
      {label}: <code>{JSON.stringify(state)}</code>
    </Box>
  );
}
