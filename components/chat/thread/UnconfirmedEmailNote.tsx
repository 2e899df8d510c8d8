"use client";

import Box from "@mui/material/Box";
import { ResendConfirmation } from "@/components/auth/email/ResendConfirmation";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Lets a user with an unconfirmed e-mail address request the confirmation mail again. */
export function UnconfirmedEmailNote() {
  const { user } = useSession();
  if (!user || user.emailConfirmed) return null;
  return (
    <Box
      sx={{ flex: "none", px: 4, pt: 3, bgcolor: "background.paper", borderTop: 1, borderColor: "divider" }}
    >
      <ResendConfirmation email={user.email} />
    </Box>
  );
}
