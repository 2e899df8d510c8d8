"use client";

import LinkRounded from "@mui/icons-material/LinkRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { getPathname } from "@/lib/i18n/navigation";
import { useInvitationLink } from "@/lib/invitations/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/** Makes a link that opens the tender for every BEE, and shows it, so that it can be copied anywhere. */
export function ShareLink({ tenderId }: { tenderId: string }) {
  const t = useTranslations("invitations.link");
  const locale = useLocale();
  const { mutateAsync: makeLink, data: token, isPending } = useInvitationLink(tenderId);
  const urlOf = (made: string) =>
    new URL(getPathname({ href: `/account/invitations/${made}`, locale }), window.location.origin).href;
  const share = async () => {
    const url = urlOf(token ?? (await makeLink()));
    // Refused where the device does not let a page write: the link stands below.
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t("copied")),
      () => undefined,
    );
  };
  return (
    <Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("text")}
      </Typography>
      <BusyButton
        variant="outlined"
        busy={isPending}
        startIcon={<LinkRounded />}
        onClick={() => void share().catch(() => undefined)}
      >
        {t("button")}
      </BusyButton>
      {token && (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {urlOf(token)}
        </Typography>
      )}
    </Box>
  );
}
