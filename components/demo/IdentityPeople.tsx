"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { INVENTED_PEOPLE } from "@/lib/shared/identity";
import type { InventedPerson } from "@/lib/shared/identity";

const row = {
  display: "flex",
  justifyContent: "flex-start",
  gap: 3,
  width: 1,
  px: { xs: 4, md: 6 },
  py: 3,
  textAlign: "left",
  "&:hover, &.Mui-focusVisible": { bgcolor: "surface.sunken" },
};

type Props = { isBusy: boolean; onChoose: (person: InventedPerson) => void };

/** People who are always there, to sign in with one press. */
export function IdentityPeople({ isBusy, onChoose }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: "none" }}>
      {INVENTED_PEOPLE.map((person) => {
        const name = `${person.firstName} ${person.lastName}`;
        return (
          <Box component="li" key={person.email} sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
            <ButtonBase
              sx={row}
              disabled={isBusy}
              onClick={() => onChoose({ ...person, emailVerified: true })}
            >
              <PersonAvatar name={name} size={40} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                <Typography variant="subtitle2" component="span" sx={{ display: "block" }}>
                  {name}
                </Typography>
                <Typography variant="caption" component="span" sx={{ color: "surface.muted" }}>
                  {person.email}
                </Typography>
              </Box>
              <ChevronRightRounded aria-hidden sx={{ color: "surface.muted" }} />
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}
