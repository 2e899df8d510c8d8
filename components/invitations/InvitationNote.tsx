"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import { usePersonName } from "@/components/ui/display/use-person-name";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { NotNowDialog } from "./NotNowDialog";

type Props = { invitation: NonNullable<TenderCardView["invitation"]>; client: TenderCardView["creator"] };

/** Says to a BEE that the client has asked for their offer; "not now" is as good an answer. */
export function InvitationNote({ invitation, client }: Props) {
  const t = useTranslations("invitations.guest");
  const name = usePersonName()(client);
  const [isAsking, setAsking] = useState(false);
  if (invitation.acceptedAt) return null;
  if (invitation.declinedAt) return <Note>{t("declined")}</Note>;
  return (
    <Note tone="honey">
      <Typography variant="subtitle1" component="p">
        {t("title", { name })}
      </Typography>
      <Typography variant="body2">{t("text")}</Typography>
      <Box sx={{ mt: 2 }}>
        <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
          {t("notNow")}
        </Button>
      </Box>
      {isAsking && <NotNowDialog invitationId={invitation.id} onClose={() => setAsking(false)} />}
    </Note>
  );
}
