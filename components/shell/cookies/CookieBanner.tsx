import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/static/button-class";
import { Icon } from "@/components/ui/static/Icon";
import shared from "@/components/ui/static/shared.module.css";
import { StaticLink } from "@/lib/i18n/static-navigation";
import styles from "./CookieBanner.module.css";
import { CookieBannerSpacer } from "./CookieBannerSpacer";

type AnswerProps = { answer: "true" | "false"; label: string; children: string };

function Answer({ answer, label, children }: AnswerProps) {
  return (
    <button type="button" className={buttonClass("outlined")} data-cookie-answer={answer} aria-label={label}>
      {children}
    </button>
  );
}

/**
 * Asks once about cookies. Saying no is as easy as saying yes: two equal buttons. Part of the page as the server drew
 * it; CookieScript shows it and takes the answer.
 */
export function CookieBanner() {
  const t = useTranslations("common.cookies");
  return (
    <section className={styles.banner} data-cookie-banner aria-label={t("title")}>
      <CookieBannerSpacer />
      <div className={styles.text}>
        <span className={styles.shield}>
          <Icon name="Shield" size={20} />
        </span>
        <span>
          {t.rich("text", {
            link: (text) => (
              <StaticLink href="/privacy-policy" prefetch={false} className={shared.link}>
                {text}
              </StaticLink>
            ),
          })}
        </span>
      </div>
      <div className={styles.answers}>
        <Answer answer="false" label={t("declineLabel")}>
          {t("decline")}
        </Answer>
        <Answer answer="true" label={t("acceptLabel")}>
          {t("accept")}
        </Answer>
      </div>
    </section>
  );
}
