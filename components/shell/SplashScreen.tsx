import { useTranslations } from "next-intl";
import styles from "./SplashScreen.module.css";

/**
 * Splash screen over the static page while a stored token is being checked. It is shown by an attribute that
 * PreloadScript sets before the first paint, so visitors never see it.
 */
export function SplashScreen() {
  const t = useTranslations("common.frame");
  return (
    <div role="status" aria-label={t("loading")} className={styles.splash}>
      {/* As a file: inline it would be part of every page twice, as markup and in the RSC payload. */}
      <img src="/logo.svg" width={72} height={72} alt="" />
    </div>
  );
}
