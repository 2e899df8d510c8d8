"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { usePersonName } from "@/components/ui/display/use-person-name";
import type { PersonCard } from "@/lib/shared/people";
import { ownTendersQuery } from "@/lib/tenders/queries";
import { InviteButton } from "./InviteButton";

type Props = { pro: Pick<PersonCard, "id" | "name">; onClose: () => void };

/** The client's open tenders; to one of them the BEE is invited. */
export function InviteDialog({ pro, onClose }: Props) {
  const t = useTranslations("invitations.choose");
  const name = usePersonName()(pro);
  const query = useQuery(ownTendersQuery({ tab: "open" }));
  const none = (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography>{t("none")}</Typography>
      <ButtonLink variant="contained" href="/account/create-tender">
        {t("post")}
      </ButtonLink>
    </Box>
  );
  return (
    <ActionDialog open onClose={onClose} title={t("title")} text={t("text", { name })}>
      <QueryBoundary
        query={query}
        loading={<RowSkeleton count={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={none}
      >
        {({ items }) => (
          <Box component="ul" sx={{ display: "grid", gap: 2, listStyle: "none", m: 0, p: 0 }}>
            {items.map(({ id, title }) => (
              <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 3 }}>
                <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{title}</Typography>
                <InviteButton tenderId={id} pro={pro} label={t("to", { title })} onDone={onClose} />
              </Box>
            ))}
          </Box>
        )}
      </QueryBoundary>
    </ActionDialog>
  );
}
