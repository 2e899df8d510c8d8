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
import { AuthFrame } from "../frame/AuthFrame";
import { AuthMark } from "../AuthMark";
import { AuthTitle } from "../frame/AuthTitle";
import { InlineLink } from "../InlineLink";
import { LazyResendForm } from "../email/LazyResendForm";
import { ResendConfirmation } from "../email/ResendConfirmation";
import { safeRedirect } from "../safe-redirect";

/** The next step once the address is confirmed; before that it is in the mail, and this a way round. */
function Continue({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslations("auth.success");
  const href = safeRedirect(useSearchParams().get("next")) ?? "/account";
  if (!isConfirmed) return <InlineLink href={href}>{t("goOn")}</InlineLink>;
  return (
    <Button component={Link} href={href} variant="contained" size="large">
      {t("goOn")}
    </Button>
  );
}

const bold = (text: React.ReactNode) => <strong>{text}</strong>;

function WrongAddress({ userId }: { userId: string | undefined }) {
  const t = useTranslations("auth.success");
  if (!userId) return null;
  const href = `/account/profiles/${userId}/update?tab=settings&section=email`;
  return <InlineLink href={href}>{t("wrong")}</InlineLink>;
}

/** A tender was described before the account: that it is kept, and what makes it public, comes first. */
function TenderWaits({ userId, email }: { userId: string | undefined; email: string | undefined }) {
  const t = useTranslations("auth.success");
  return (
    <>
      <AuthTitle title={t("tenderTitle")}>
        <Box component="span" sx={{ color: "text.primary", fontWeight: 600 }}>
          {t("tenderWhy")}
        </Box>
      </AuthTitle>
      <Typography sx={{ color: "text.secondary", mt: 3, overflowWrap: "anywhere" }}>
        {email ? t.rich("sentTo", { email, b: bold }) : t("text")} <WrongAddress userId={userId} />
      </Typography>
    </>
  );
}

/** Where the link went, and another one: in a browser that does not know the address, it is asked for. */
function MailSent({ userId, email }: { userId: string | undefined; email: string | undefined }) {
  const t = useTranslations("auth.success");
  const { isPending, user } = useSession();
  const hasTender = useSearchParams().has("tender");
  return (
    <>
      {hasTender ? (
        <TenderWaits userId={userId} email={email} />
      ) : (
        <>
          <AuthTitle title={t("title")}>
            {email ? t.rich("textTo", { email, b: bold }) : t("text")} <WrongAddress userId={userId} />
          </AuthTitle>
          {user && (
            <Typography sx={{ color: "text.secondary", mt: 3 }}>{t("why", { role: user.role })}</Typography>
          )}
        </>
      )}
      {email && (
        <Box sx={{ mt: 6 }}>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 3 }}>
            {t("nothing")}
          </Typography>
          <ResendConfirmation email={email} />
        </Box>
      )}
      {!email && !isPending && (
        <Box sx={{ mt: 6 }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("nothing")}
          </Typography>
          <LazyResendForm isQuiet />
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
        {user?.emailConfirmed ? <Confirmed /> : <MailSent userId={user?.id} email={user?.email} />}
      </Suspense>
      {user && (
        <Box sx={{ mt: 6 }}>
          <Suspense fallback={null}>
            <Continue isConfirmed={user.emailConfirmed} />
          </Suspense>
        </Box>
      )}
    </AuthFrame>
  );
}
