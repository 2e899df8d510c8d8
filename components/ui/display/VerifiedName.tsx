"use client";

import Box from "@mui/material/Box";
import { VerifiedBadge } from "./VerifiedBadge";

const GAP = 6;

type Props = { isVerified: boolean; size?: number; children: React.ReactNode };

/** A name with the verified mark after it. The name's end keeps the room that the mark stands in, so that no line begins with it. */
export function VerifiedName({ isVerified, size = 20, children }: Props) {
  if (!isVerified) return children;
  return (
    <>
      <Box component="span" sx={{ pr: `${size + GAP}px` }}>
        {children}
      </Box>
      <Box component="span" sx={{ ml: `-${size}px` }}>
        <VerifiedBadge size={size} />
      </Box>
    </>
  );
}
