"use client";

import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { beesHref } from "@/lib/directory/presentation";
import { invitationsQuery, proposalsQuery } from "@/lib/invitations/queries";
import type { InvitationView } from "@/lib/invitations/schema";
import { BeeRow } from "./BeeRow";
import { InviteButton } from "./InviteButton";
import { ShareLink } from "./ShareLink";
import { useReasons } from "./use-reasons";

type Props = {
  tender: Pick<TenderView, "id" | "subcategory" | "isRemote" | "address">;
  /** Inviting is what brings the job forward. */
  isFirst?: boolean;
};

/** Whom the client has invited to an open tender, and whom else they may invite: those who fit, and all in the directory. */
export function InviteBees({ tender, isFirst = false }: Props) {
  const tenderId = tender.id;
  const t = useTranslations("invitations.invite");
  const { data } = useQuery(invitationsQuery(tenderId));
  const { data: proposals } = useQuery(proposalsQuery(tenderId));
  const left = data?.left ?? 0;
  return (
    <SectionCard title={t("title")} text={t("text")} action={data && <Left count={left} />}>
      {data && data.items.length > 0 && <Invited invitations={data.items} />}
      <Proposals tenderId={tenderId} canInvite={left > 0} isFirst={isFirst} />
      <Box sx={OTHER_WAYS}>
        {left > 0 && (
          <Box>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t("directoryText")}
            </Typography>
            <ButtonLink
              // A BEE who is proposed goes before the search.
              variant={isFirst && proposals?.items.length === 0 ? "contained" : "outlined"}
              href={directoryOf(tender)}
              startIcon={<SearchRounded />}
            >
              {t("directory")}
            </ButtonLink>
          </Box>
        )}
        <ShareLink tenderId={tenderId} />
      </Box>
    </SectionCard>
  );
}

function Left({ count }: { count: number }) {
  const t = useTranslations("invitations.invite");
  return (
    <Typography variant="caption" sx={{ color: "surface.muted" }}>
      {t("left", { count })}
    </Typography>
  );
}

/** Beside each other where there is room, each a text and its button: the buttons stand at one height. */
const OTHER_WAYS = {
  display: "grid",
  columnGap: 8,
  rowGap: 5,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  "& > *": {
    display: "grid",
    gridTemplateRows: "1fr",
    gridAutoRows: "auto",
    gap: 2,
    justifyItems: { xs: "stretch", sm: "start" },
  },
} as const;

/** Who does such work, near the job where it has a place. */
function directoryOf({ subcategory, isRemote, address }: Props["tender"]): string {
  const near = isRemote ? undefined : address?.city;
  return beesHref({ service: subcategory.slug, ...(near && { near }) });
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

type ProposalsProps = { tenderId: string; canInvite: boolean; isFirst: boolean };

function Proposals({ tenderId, canInvite, isFirst }: ProposalsProps) {
  const t = useTranslations("invitations.invite");
  const query = useQuery(proposalsQuery(tenderId));
  const reasonsOf = useReasons(query.data?.subcategory ?? "");
  return (
    <QueryBoundary
      query={query}
      loading={<RowSkeleton count={3} />}
      // The other ways below say enough.
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => (
        <Box component="ul" aria-label={t("proposed")} sx={LIST}>
          {items.map((proposal, index) => (
            <BeeRow
              key={proposal.pro.id}
              pro={proposal.pro}
              text={reasonsOf(proposal)}
              action={
                canInvite && (
                  <InviteButton tenderId={tenderId} pro={proposal.pro} isFirst={isFirst && index === 0} />
                )
              }
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
