import { useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { buttonStyles } from "@/components/ui/styles/button-styles";
import { Icon } from "@/components/ui/static/Icon";
import { hexStyles } from "@/components/ui/styles/styles";
import { classOf, StyleSheet } from "@/components/ui/static/StyleSheet";
import { StaticTextLink } from "@/components/ui/static/StaticTextLink";
import { CookieBannerSpacer } from "./CookieBannerSpacer";

const button = buttonStyles({ variant: "outlined" });

type AnswerProps = { answer: "true" | "false"; label: string; children: string };

function Answer({ answer, label, children }: AnswerProps) {
  return (
    <button type="button" className={classOf(button)} data-cookie-answer={answer} aria-label={label}>
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
    <>
      <StyleSheet of={[button]} name="cookies" rules={LOOK} />
      <section className="tb-cookies" aria-label={t("title")}>
        <CookieBannerSpacer />
        <div className="tb-cookies-text">
          <Box component="span" sx={hexStyles(40, "neutral")}>
            <Icon name="Shield" sx={{ fontSize: 20 }} />
          </Box>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {t.rich("text", {
              link: (text) => (
                <StaticTextLink href="/privacy-policy" prefetch={false}>
                  {text}
                </StaticTextLink>
              ),
            })}
          </Box>
        </div>
        <div className="tb-cookies-buttons">
          <Answer answer="false" label={t("declineLabel")}>
            {t("decline")}
          </Answer>
          <Answer answer="true" label={t("acceptLabel")}>
            {t("accept")}
          </Answer>
        </div>
      </section>
    </>
  );
}

const LOOK = {
  html: { scrollPaddingBottom: "var(--tb-banner, 0px)" },
  // Above the bars, below drawers, sheets and toasts.
  ".tb-cookies": {
    display: "none",
    position: "fixed",
    left: 24,
    bottom: 24,
    zIndex: 1150,
    width: 440,
    padding: 20,
    borderRadius: 18,
    border: "1px solid var(--tb-palette-divider)",
    backgroundColor: "var(--tb-palette-surface-raised)",
    color: "var(--tb-palette-text-secondary)",
    boxShadow: "var(--tb-shadows-24)",
    fontSize: "0.875rem",
    lineHeight: "1.375rem",
  },
  '[data-cookies="open"] .tb-cookies': { display: "block" },
  ".tb-cookies-text": { display: "flex", gap: 16 },
  ".tb-cookies-buttons": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8, marginTop: 16 },
  "@media (max-width:1023px)": {
    ".tb-cookies": {
      left: 0,
      right: 0,
      bottom: 0,
      width: "auto",
      borderWidth: "1px 0 0",
      borderRadius: "22px 22px 0 0",
      padding: "16px 16px calc(16px + env(safe-area-inset-bottom))",
    },
  },
};
