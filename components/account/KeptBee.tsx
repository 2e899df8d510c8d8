"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { KeepHeart } from "@/components/favourites/KeepHeart";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { PersonLink } from "@/components/ui/display/PersonLink";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { cardStyles } from "@/components/ui/styles/styles";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { KeptPro } from "@/lib/favourites/schema";

const InviteToTender = lazyComponent(
  () => import("@/components/invitations/InviteToTender").then((file) => file.InviteToTender),
  { messages: lazyMessages(["invitations"]), onError: "silent" },
);

/** A BEE that a client keeps: who, how good, where and what. */
export function KeptBee({ kept }: { kept: KeptPro }) {
  const t = useTranslations("favourites.kept");
  const { pro, headline, city, services, completedCount } = kept;
  const name = usePersonName()(pro);
  const facts = [city, t("jobs", { count: completedCount })].filter(Boolean);
  return (
    <Box component="article" sx={{ ...cardStyles, p: 4, display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", gap: 3, alignItems: "flex-start" }}>
        <PersonLink person={pro} isPicture>
          <PersonAvatar bee name={name} photo={pro.photo} size={56} />
        </PersonLink>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: "anywhere" }}>
            <PersonLink person={pro}>{name}</PersonLink>
          </Typography>
          <RatingStars
            compact
            average={pro.rating.count > 0 ? pro.rating.average : null}
            count={pro.rating.count}
          />
        </Box>
        <KeepHeart kind="pro" id={pro.id} name={name} />
      </Box>
      {headline && <Typography sx={{ overflowWrap: "anywhere" }}>{headline}</Typography>}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {facts.join(" · ")}
      </Typography>
      {services.length > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {services.join(", ")}
        </Typography>
      )}
      <InviteToTender pro={pro} />
    </Box>
  );
}
