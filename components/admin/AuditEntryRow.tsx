"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { mayOpen } from "@/components/shell/account/admin-places";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DOT } from "@/components/ui/styles/dot";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { AuditEntryView } from "@/lib/audit/schema";

type Props = {
  entry: AuditEntryView;
  onNarrow: (change: { actorId?: string; subjectId?: string }) => void;
};

/** Where an admin finds the subject of an entry; a case of the queue has no page. */
function hrefOf({ subjectType, subjectId }: AuditEntryView): string | null {
  if (subjectType === "disputes") return `/admin/disputes/${subjectId}`;
  if (subjectType === "users") return `/admin/users/${subjectId}`;
  return subjectType === "tenders" ? `/account/tenders/${subjectId}` : null;
}

/** An entry of the audit log: who, when, what, on whom, from which address, before and after. */
export function AuditEntryRow({ entry, onNarrow }: Props) {
  const t = useTranslations("audit-log");
  const dateText = useDateText();
  const { actor, action, subjectType, subjectId, at, ip, before, after } = entry;
  const { user } = useSession();
  const place = hrefOf(entry);
  const href = place && mayOpen(place, user?.adminRights ?? []) ? place : null;
  // The row names its subject only where that is who acted.
  const subject = `${t(`subjects.${subjectType}`)} ${subjectId === actor.id ? actor.name : subjectId.slice(-8)}`;
  // Of an IPv6 address the log keeps the network alone.
  const address = ip?.includes("/") ? t("network", { ip }) : (ip ?? t("noAddress"));
  return (
    <Box sx={{ px: 4, py: 3, borderBottom: 1, borderColor: "divider", overflowWrap: "anywhere" }}>
      <Typography variant="subtitle2" component="h2">
        {t(`actions.${action}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        <time dateTime={at}>{dateText(new Date(at), { dateStyle: "medium", timeStyle: "medium" })}</time>
        {["", actor.name, address, ""].join(DOT)}
        {href ? (
          <TextLink component={Link} href={href}>
            {subject}
          </TextLink>
        ) : (
          subject
        )}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button size="small" onClick={() => onNarrow({ actorId: actor.id })}>
          {t("onlyActor", { name: actor.name })}
        </Button>
        <Button size="small" onClick={() => onNarrow({ subjectId })}>
          {t("onlySubject")}
        </Button>
      </Box>
      {(before !== null || after !== null) && (
        <Box component="details">
          <Typography component="summary" variant="body2" sx={{ cursor: "pointer" }}>
            {t("change")}
          </Typography>
          <State label={t("before")} state={before} />
          <State label={t("after")} state={after} />
        </Box>
      )}
    </Box>
  );
}

function State({ label, state }: { label: string; state: unknown }) {
  if (state === null) return null;
  return (
    <Typography variant="body2">
      {label}: <code>{JSON.stringify(state)}</code>
    </Typography>
  );
}
