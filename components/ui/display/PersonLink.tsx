"use client";

import Box, { type BoxProps } from "@mui/material/Box";
import { Link } from "@/lib/i18n/navigation";
import type { PersonCard } from "@/lib/shared/people";

type Props = {
  person: Pick<PersonCard, "id" | "role" | "name">;
  /** The picture beside a name that is a link already: pressed like it, and passed over by keyboard and ear. */
  isPicture?: boolean;
  children: React.ReactNode;
  sx?: BoxProps["sx"];
};

/** Leads from a BEE to their profile. Clients, and whoever has left, stay a plain name. */
export function PersonLink({ person, isPicture = false, children, sx }: Props) {
  if (person.role !== "PRO" || person.name === "") return children;
  const silent = isPicture ? { tabIndex: -1, "aria-hidden": true } : {};
  return (
    <Box
      component={Link}
      href={`/account/profiles/${person.id}`}
      {...silent}
      sx={[
        {
          color: "inherit",
          textDecoration: "none",
          "&:hover": { textDecoration: isPicture ? "none" : "underline" },
        },
        isPicture && { display: "inline-flex", flex: "none" },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
