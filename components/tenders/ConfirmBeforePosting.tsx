"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ResendConfirmation } from "@/components/auth/email/ResendConfirmation";
import { Note } from "@/components/ui/feedback/Note";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { whyNotCreate } from "@/lib/tenders/policy";

/**
 * Says before the form is filled that posting needs a confirmed address, with the mail once more. `refusals`:
 * how often the server has said so; each time the person is led back here.
 */
export function ConfirmBeforePosting({ refusals }: { refusals: number }) {
  const t = useTranslations("tenders.create");
  const note = useRef<HTMLDivElement>(null);
  const { user } = useSession();
  useEffect(() => {
    if (refusals > 0) note.current?.focus();
  }, [refusals]);
  if (!user || (whyNotCreate(user) !== "email_not_confirmed" && refusals === 0)) return null;
  return (
    <Box
      ref={note}
      tabIndex={-1}
      role={refusals > 0 ? "alert" : undefined}
      // The bar with the steps stays at the top.
      sx={{ scrollMarginTop: 64, borderRadius: "12px" }}
    >
      <Note tone="warning">
        {t("unconfirmed", { email: user.email })}
        <Box sx={{ mt: 3 }}>
          <ResendConfirmation email={user.email} />
        </Box>
      </Note>
    </Box>
  );
}
