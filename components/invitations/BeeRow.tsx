"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { PersonLink } from "@/components/ui/display/PersonLink";
import { usePersonName } from "@/components/ui/display/use-person-name";
import type { PersonCard } from "@/lib/shared/people";

type Props = { pro: PersonCard; text: string; action?: React.ReactNode };

/** A BEE in a list of whom to invite: face, name, what there is to say, and what can be done. */
export function BeeRow({ pro, text, action }: Props) {
  const name = usePersonName()(pro);
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
      <PersonLink person={pro} isPicture>
        <PersonAvatar bee name={name} photo={pro.photo} size={44} />
      </PersonLink>
      <Box sx={{ flex: "1 1 160px", minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: "anywhere" }}>
          <PersonLink person={pro}>{name}</PersonLink>
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {text}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
