"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";
import { TextLink } from "@/components/ui/actions/TextLink";
import type { MailboxMessage } from "./MailList";

/** The mail as a mail program shows it: no scripts, no forms, links open in a new tab. */
function Preview({ mail }: { mail: MailboxMessage }) {
  const t = useTranslations("auth.mailbox");
  return (
    <Box
      component="iframe"
      title={t("preview", { subject: mail.subject })}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={`<base target="_blank">${mail.html}`}
      sx={{ display: "block", width: 1, height: { xs: 680, md: 720 }, border: 0, bgcolor: "#fff" }}
    />
  );
}

function MailLinks({ links }: { links: string[] }) {
  const t = useTranslations("auth.mailbox");
  if (links.length === 0) return null;
  return (
    <Box sx={{ p: { xs: 4, md: 5 }, borderTop: 1, borderColor: "divider" }}>
      <Typography variant="subtitle2" component="h3">
        {t("links")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", mt: 1, typography: "body2", overflowWrap: "anywhere" }}>
        {links.map((link) => (
          <Box component="li" key={link} sx={{ py: 1.5 }}>
            <TextLink href={link}>{link}</TextLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** One mail: its head, how it looks, and its links. */
export function MailView({ mail }: { mail: MailboxMessage }) {
  const t = useTranslations("auth.mailbox");
  return (
    <Box component="article" sx={{ ...cardStyles, overflow: "clip", minWidth: 0 }}>
      <Box sx={{ p: { xs: 4, md: 5 }, borderBottom: 1, borderColor: "divider", overflowWrap: "anywhere" }}>
        <Typography variant="h5" component="h2">
          {mail.subject}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          {t("to", { email: mail.to })}
        </Typography>
      </Box>
      <Preview mail={mail} />
      <MailLinks links={mail.links} />
    </Box>
  );
}
