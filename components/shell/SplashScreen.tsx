import { useTranslations } from "next-intl";
import { Logo } from "@/components/ui/display/Logo";
import styles from "./SplashScreen.module.css";

/**
 * Splash screen over the static page while a stored token is being checked. It is shown by an attribute that
 * PreloadScript sets before the first paint, so visitors never see it.
 */
export function SplashScreen() {
  const t = useTranslations("common.frame");
  return (
    <div role="status" aria-label={t("loading")} className={styles.splash}>
      <Logo size={72} withName={false} />
    </div>
  );
}
