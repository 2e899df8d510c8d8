"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { blocksQuery, useSetBlock } from "@/lib/blocks/queries";
import type { BlockList } from "@/lib/blocks/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/** Whom the user blocks, each with the way to take it back. */
export function BlocksSection() {
  const t = useTranslations("settings.blocks");
  const query = useQuery(blocksQuery);
  return (
    <SectionCard id="blocks" title={t("title")} text={t("text")}>
      <QueryBoundary
        query={query}
        loading={<RowSkeleton count={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Typography sx={{ color: "text.secondary" }}>{t("none")}</Typography>}
      >
        {({ items }) => (
          <Box component="ul" sx={{ display: "grid", gap: 3, m: 0, p: 0, listStyle: "none" }}>
            {items.map(({ user }) => (
              <BlockedRow key={user.id} user={user} />
            ))}
          </Box>
        )}
      </QueryBoundary>
    </SectionCard>
  );
}

function BlockedRow({ user }: { user: BlockList["items"][number]["user"] }) {
  const t = useTranslations("settings.blocks");
  const name = usePersonName()(user);
  const { mutate: setBlock, isPending } = useSetBlock(user.id, () => toast.success(t("done", { name })));
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 3 }}>
      <PersonAvatar name={name} photo={user.photo} bee={user.role === "PRO"} />
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{name}</Typography>
      <BusyButton
        variant="outlined"
        busy={isPending}
        aria-label={t("unblockName", { name })}
        onClick={() => setBlock(false)}
      >
        {t("unblock")}
      </BusyButton>
    </Box>
  );
}
