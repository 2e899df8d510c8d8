"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { invitationsQuery, proposalsQuery } from "@/lib/invitations/queries";
import type { InvitationView } from "@/lib/invitations/schema";
import { BeeRow } from "./BeeRow";
import { InviteButton } from "./InviteButton";
import { ShareLink } from "./ShareLink";
import { useReasons } from "./use-reasons";

/** Whom the client has invited to an open tender, and whom else they may invite, with the reasons. */
export function InviteBees({ tenderId }: { tenderId: string }) {
  const t = useTranslations("invitations.invite");
  const { data } = useQuery(invitationsQuery(tenderId));
  const left = data?.left ?? 0;
  return (
    <SectionCard title={t("title")} text={t("text")}>
      {data && data.items.length > 0 && <Invited invitations={data.items} />}
      {data && (
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {t("left", { count: left })}
        </Typography>
      )}
      <Proposals tenderId={tenderId} canInvite={left > 0} />
      <ShareLink tenderId={tenderId} />
    </SectionCard>
  );
}

function Invited({ invitations }: { invitations: readonly InvitationView[] }) {
  const t = useTranslations("invitations.invite");
  const stateOf = ({ acceptedAt, declinedAt }: InvitationView) => {
    if (acceptedAt) return "accepted";
    return declinedAt ? "declined" : "open";
  };
  return (
    <Box component="ul" aria-label={t("invited")} sx={LIST}>
      {invitations.map((invitation) => (
        <BeeRow
          key={invitation.id}
          pro={invitation.pro}
          text={t("state", {
            state: stateOf(invitation),
            reason: invitation.declineReason ?? "none",
          })}
        />
      ))}
    </Box>
  );
}

function Proposals({ tenderId, canInvite }: { tenderId: string; canInvite: boolean }) {
  const t = useTranslations("invitations.invite");
  const query = useQuery(proposalsQuery(tenderId));
  const reasonsOf = useReasons(query.data?.subcategory ?? "");
  return (
    <QueryBoundary
      query={query}
      loading={<RowSkeleton count={3} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<Typography variant="body2">{t("none")}</Typography>}
    >
      {({ items }) => (
        <Box component="ul" aria-label={t("proposed")} sx={LIST}>
          {items.map((proposal) => (
            <BeeRow
              key={proposal.pro.id}
              pro={proposal.pro}
              text={reasonsOf(proposal)}
              action={canInvite && <InviteButton tenderId={tenderId} pro={proposal.pro} />}
            />
          ))}
        </Box>
      )}
    </QueryBoundary>
  );
}

const LIST = {
  listStyle: "none",
  m: 0,
  p: 0,
  "& > li + li": { borderTop: 1, borderColor: "divider" },
} as const;
