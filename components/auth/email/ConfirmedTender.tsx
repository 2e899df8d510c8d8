"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import type { SettledTender } from "@/lib/auth/schema";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import { AuthTitle } from "../frame/AuthTitle";
import { withNext } from "../safe-redirect";

/** Where the tender is: its own page, or the form that it was given back to. */
function hrefOf({ id, tenderId, service }: SettledTender): string {
  if (tenderId) return `/account/tenders/${tenderId}`;
  const form = service ? `/${service.category}/${service.subcategory}` : "";
  return `/account/create-tender${form}?pending=${id}`;
}

/** The address is confirmed, and with it the tender that waited: on the market, or back in its form. */
export function ConfirmedTender({ tender }: { tender: SettledTender }) {
  const t = useTranslations("auth.confirmedTender");
  const { isAuthenticated } = useSession();
  const { status, photosToCome } = tender;
  // In the browser that keeps them they are on their way already.
  const isElsewhere = photosToCome > 0 && readStored("photos") !== tender.id;
  const href = hrefOf(tender);
  return (
    <>
      <AuthTitle title={t(`${status}.title`)}>{t(`${status}.text`)}</AuthTitle>
      {isElsewhere && (
        <Note tone="info" sx={{ mt: 5 }}>
          {t("photosElsewhere", { count: photosToCome })}
        </Note>
      )}
      <Box sx={{ mt: 6 }}>
        <Button
          component={Link}
          href={isAuthenticated ? href : withNext("/sign-in", href)}
          variant="contained"
          size="large"
        >
          {t(isAuthenticated ? `${status}.action` : "signIn")}
        </Button>
      </Box>
    </>
  );
}
