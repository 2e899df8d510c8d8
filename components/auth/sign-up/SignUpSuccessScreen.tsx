"use client";

import MarkEmailReadRounded from "@mui/icons-material/MarkEmailReadRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { AuthFrame } from "../AuthFrame";
import { AuthMark } from "../AuthMark";
import { AuthTitle } from "../AuthTitle";
import { ResendConfirmation } from "../email/ResendConfirmation";
import { safeRedirect } from "../safe-redirect";

function ContinueButton() {
  const t = useTranslations("auth.success");
  const next = safeRedirect(useSearchParams().get("next"));
  return (
    <Button component={Link} href={next ?? "/account"} variant="contained" size="large">
      {t("goOn")}
    </Button>
  );
}

function MailSent({ email }: { email: string | undefined }) {
  const t = useTranslations("auth.success");
  // A tender was described before the account: it waits for the same mail.
  const hasTender = useSearchParams().has("tender");
  return (
    <>
      <AuthTitle title={t(hasTender ? "tenderTitle" : "title")}>
        {email ? t.rich("textTo", { email, b: (text) => <strong>{text}</strong> }) : t("text")}
      </AuthTitle>
      <Typography sx={{ color: "text.secondary", mt: 3 }}>{t(hasTender ? "tenderWhy" : "why")}</Typography>
      {email && (
        <Box sx={{ mt: 6 }}>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 3 }}>
            {t("nothing")}
          </Typography>
          <ResendConfirmation email={email} />
        </Box>
      )}
    </>
  );
}

/** In the HTML of the page, which knows neither the address nor what waits. */
function Waiting() {
  const t = useTranslations("auth.success");
  return <AuthTitle title={t("title")}>{t("text")}</AuthTitle>;
}

function Confirmed() {
  const t = useTranslations("auth.confirm");
  return <AuthTitle title={t("alreadyTitle")}>{t("alreadyText")}</AuthTitle>;
}

/** After the sign-up: asks to open the confirmation e-mail. */
export function SignUpSuccessScreen() {
  const { user } = useSession();
  return (
    <AuthFrame side={user?.role === "PRO" ? "bee" : "pay"}>
      <AuthMark>
        <MarkEmailReadRounded />
      </AuthMark>
      <Suspense fallback={<Waiting />}>
        {user?.emailConfirmed ? <Confirmed /> : <MailSent email={user?.email} />}
      </Suspense>
      <Box sx={{ mt: 6 }}>
        <Suspense fallback={null}>
          <ContinueButton />
        </Suspense>
      </Box>
    </AuthFrame>
  );
}
