import { useTranslations } from "next-intl";
import { CONTACT_LIMITS } from "@/lib/contact/schema";
import { buttonClass } from "@/components/ui/static/button-class";
import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { ContactForm, type ContactMessages } from "./ContactForm";
import form from "./ContactForm.module.css";
import styles from "./ContactScreen.module.css";

/** Where else the operator can be reached, from the configuration. */
export type ContactAddress = { email: string; address: string | null };

// Written out on the server: the page sends the few texts of its form and no dictionary.
function useContactMessages(): ContactMessages {
  const t = useTranslations("info.contact");
  const validation = useTranslations("validation");
  const common = useTranslations("common");
  return {
    labels: {
      name: t("fields.name"),
      email: t("fields.email"),
      subject: t("fields.subject"),
      text: t("fields.text"),
    },
    problems: {
      required: validation("required"),
      email: validation("email"),
      tooShort: validation("tooShort", { min: CONTACT_LIMITS.text.min }),
      network: common("failure.network"),
      timeout: common("failure.timeout"),
      unexpected: common("failure.unexpected"),
    },
    submit: t("submit"),
    sending: t("sending"),
    restored: common("draft.restored"),
    startAgain: common("draft.startAgain"),
    sent: { title: t("sent.title"), text: t("sent.text"), again: t("sent.again") },
  };
}

function OtherWays({ email, address }: ContactAddress) {
  const t = useTranslations("info.contact.other");
  return (
    <aside aria-labelledby="other-ways" className={styles.otherWays}>
      <h2 id="other-ways" className={typography.h5}>
        {t("title")}
      </h2>
      <dl>
        <dt>{t("email")}</dt>
        <dd>
          <a href={`mailto:${email}`} className={styles.email}>
            {email}
          </a>
        </dd>
        {address && (
          <>
            <dt>{t("address")}</dt>
            <dd>{address}</dd>
          </>
        )}
      </dl>
    </aside>
  );
}

const formClasses = {
  ...form,
  field: shared.field,
  submit: `${buttonClass("honey", "large")} ${form.submit}`,
  again: `${buttonClass("outlined")} ${form.again}`,
};

/** The way to support: a form, and where else it can be reached. */
export function ContactScreen({ contact }: { contact: ContactAddress }) {
  const t = useTranslations("info.contact");
  return (
    <div className={shared.page}>
      <h1 className={typography.h1}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <div className={styles.columns}>
        <div>
          <ContactForm words={useContactMessages()} minText={CONTACT_LIMITS.text.min} classes={formClasses}>
            <p className={styles.privacy}>
              {t.rich("privacy", {
                link: (words) => (
                  <StaticLink href="/privacy-policy" className={shared.link}>
                    {words}
                  </StaticLink>
                ),
              })}
            </p>
          </ContactForm>
        </div>
        <OtherWays {...contact} />
      </div>
    </div>
  );
}
