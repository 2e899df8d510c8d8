import { useTranslations } from "next-intl";
import form from "@/components/contact/ContactForm.module.css";
import { buttonClass } from "@/components/ui/static/button-class";
import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import { CATEGORIES_OF, REPORT_LIMITS } from "@/lib/reports/constants";
import styles from "./ReportPageScreen.module.css";
import { VisitorReportForm, type ReportPageMessages } from "./VisitorReportForm";

// Written out on the server: the page sends the few texts of its form and no dictionary.
function useMessages(): ReportPageMessages {
  const t = useTranslations("reports");
  const common = useTranslations("common.failure");
  return {
    address: t("page.address"),
    category: t("dialog.category"),
    words: t("dialog.words"),
    name: t("page.name"),
    email: t("page.email"),
    whyEmail: t("page.whyEmail"),
    choose: t("page.choose"),
    wrongAddress: t("page.wrongAddress"),
    submit: t("dialog.submit"),
    sending: t("dialog.busy"),
    sentTitle: t("page.sentTitle"),
    sentText: t("page.sentText"),
    network: common("network"),
    timeout: common("timeout"),
    unexpected: common("unexpected"),
  };
}

const classes = {
  ...form,
  hint: styles.hint,
  label: shared.label,
  field: shared.field,
  submit: `${buttonClass("honey", "large")} ${form.submit}`,
};

/** Where visitors report what is illegal or breaks the rules, by the address of its page. */
export function ReportPageScreen() {
  const t = useTranslations("reports");
  const categories = CATEGORIES_OF.TENDER.map((value) => ({ value, label: t(`categories.${value}`) }));
  return (
    <div className={shared.formPage}>
      <h1 className={typography.h1}>{t("page.title")}</h1>
      <p className={styles.lead}>{t("page.lead")}</p>
      <VisitorReportForm
        words={useMessages()}
        categories={categories}
        maxText={REPORT_LIMITS.text}
        classes={classes}
      />
    </div>
  );
}
