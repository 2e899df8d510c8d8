"use client";

import MarkEmailUnreadRounded from "@mui/icons-material/MarkEmailUnreadRounded";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { toLanguage } from "@/lib/i18n/languages";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";

/** Opens the embedded mailbox of a demo server, which receives all its e-mails. Otherwise renders nothing. */
export function MailboxButton({ email, children }: { email?: string; children: string }) {
  const lang = toLanguage(useLocale());
  const { data: config } = useQuery(publicConfigQuery);
  if (!config?.demo?.hasMailbox) return null;
  const query = new URLSearchParams({ lang, ...(email && { to: email }) });
  return (
    <Button
      variant="outlined"
      startIcon={<MarkEmailUnreadRounded />}
      href={`/dev/mailbox?${query.toString()}`}
      target="_blank"
      rel="noopener"
    >
      {children}
    </Button>
  );
}
