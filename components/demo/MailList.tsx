"use client";

import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { cardStyles } from "@/components/ui/styles/styles";
import type { Mailbox } from "@/lib/emails/schema";

export type MailboxMessage = Mailbox["items"][number];

const row = {
  display: "block",
  width: 1,
  px: 4,
  py: 3,
  textAlign: "left",
  "&[aria-current=true]": { bgcolor: "honey.tint" },
  "&:hover:not([aria-current=true])": { bgcolor: "surface.sunken" },
};

type Props = { mails: MailboxMessage[]; shownId: string | undefined; onChoose: (mailId: string) => void };

/** The mails, newest first. */
export function MailList({ mails, shownId, onChoose }: Props) {
  const t = useTranslations("auth.mailbox");
  return (
    <Box component="section" aria-label={t("list")} sx={{ ...cardStyles, overflow: "clip" }}>
      <Box
        component="ul"
        sx={{ listStyle: "none", maxHeight: { xs: "44vh", md: "70vh" }, overflowY: "auto" }}
      >
        {mails.map((mail) => (
          <Box component="li" key={mail.id} sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
            <ButtonBase sx={row} aria-current={mail.id === shownId} onClick={() => onChoose(mail.id)}>
              <Typography variant="subtitle2" component="span" sx={{ display: "block" }}>
                {mail.subject}
              </Typography>
              <Typography
                variant="caption"
                component="span"
                sx={{
                  display: "flex",
                  justifyContent: "space-between",
                  gap: 2,
                  color: "surface.muted",
                  overflowWrap: "anywhere",
                }}
              >
                <span>{t("to", { email: mail.to })}</span>
                <RelativeTime at={mail.createdAt} />
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
