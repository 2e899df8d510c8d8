import { useTranslations } from "next-intl";
import { useForgotPassword } from "@/lib/auth/queries";
import { ResendButton } from "./ResendButton";

/** The way to a password of those who sign in with Google or Apple: they have none to prove, so the link of an e-mail does. */
export function PasswordByMail({ email }: { email: string }) {
  const t = useTranslations("auth.setPassword");
  const ask = useForgotPassword();
  return (
    <ResendButton email={email} mail="reset" resend={ask} action={t("send")} done={t("sent", { email })} />
  );
}
