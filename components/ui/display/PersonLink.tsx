"use client";

import Box, { type BoxProps } from "@mui/material/Box";
import { Link } from "@/lib/i18n/navigation";
import type { PersonCard } from "@/lib/shared/people";

type Props = {
  person: Pick<PersonCard, "id" | "role" | "name">;
  /** For the avatar beside a name that links already: clickable, but skipped by keyboard and screen readers. */
  isPicture?: boolean;
  /** Another address of the profile, one that remembers where it was opened from. */
  href?: string;
  children: React.ReactNode;
  sx?: BoxProps["sx"];
};

/** Link to a BEE's public profile. Clients and deleted accounts have none and stay plain text. */
export function PersonLink({ person, isPicture = false, href, children, sx }: Props) {
  if (person.role !== "PRO" || person.name === "") return children;
  const hiddenProps = isPicture ? { tabIndex: -1, "aria-hidden": true } : {};
  return (
    <Box
      component={Link}
      href={href ?? `/account/profiles/${person.id}`}
      {...hiddenProps}
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
