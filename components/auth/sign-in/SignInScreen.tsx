import { useTranslations } from "next-intl";
import { Suspense } from "react";
import shared from "@/components/ui/static/shared.module.css";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { AuthFrame } from "../frame/AuthFrame";
import { GuestRedirect } from "./GuestRedirect";
import { LazyDemoAccounts } from "./islands";
import { LinkWithNext } from "./LinkWithNext";
import type { SignInMessages } from "./SignInForm";
import styles from "./SignInScreen.module.css";
import { SignInTitle } from "./SignInTitle";
import { SignInWays } from "./SignInWays";

// Written out on the server: the page sends the few texts of its form and no dictionary.
function useSignInMessages(): SignInMessages {
  const t = useTranslations("auth");
  const validation = useTranslations("validation");
  const common = useTranslations("common");
  return {
    labels: { email: t("fields.email"), password: t("fields.password") },
    password: { show: common("form.showPassword"), hide: common("form.hidePassword") },
    problems: {
      required: validation("required"),
      email: validation("email"),
      network: common("failure.network"),
      timeout: common("failure.timeout"),
      unexpected: common("failure.unexpected"),
    },
    submit: t("signIn.submit"),
    busy: t("signIn.busy"),
  };
}

function useTitleMessages() {
  const t = useTranslations("auth.signIn");
  return {
    title: t("title"),
    titleBack: t("titleBack"),
    text: t("text"),
    continueTo: t("continueTo"),
    proven: t("proven"),
  };
}

function SignUpHint() {
  const t = useTranslations("auth.signIn");
  return (
    <p className={styles.signUp}>
      {t.rich("noAccount", {
        link: (text) => (
          <LinkWithNext href="/sign-up" prefetch={false} className={shared.link}>
            {text}
          </LinkWithNext>
        ),
      })}
    </p>
  );
}

/** Sign-in with e-mail and password, or with Google or Apple; redirects back to where the user was going. */
export function SignInScreen() {
  const t = useTranslations("auth.signIn");
  const forgot = (
    <StaticLink href="/forgot-password" prefetch={false} className={shared.link}>
      {t("forgot")}
    </StaticLink>
  );
  return (
    <AuthFrame side="back">
      <Suspense fallback={null}>
        <GuestRedirect />
      </Suspense>
      <SignInTitle words={useTitleMessages()} />
      <SignInWays words={useSignInMessages()} forgot={forgot} signUp={<SignUpHint />} />
      <LazyDemoAccounts />
    </AuthFrame>
  );
}
