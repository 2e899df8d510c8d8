import { useTranslations } from "next-intl";
import { CONTACT_LIMITS } from "@/lib/contact/schema";
import { Box } from "@/components/ui/static/Box";
import { cardStyles } from "@/components/ui/styles/styles";
import { StaticPageContainer } from "@/components/ui/static/StaticPageContainer";
import { StaticTextLink } from "@/components/ui/static/StaticTextLink";
import { Typography } from "@/components/ui/static/Typography";
import { ContactForm, type ContactMessages } from "./ContactForm";
import { formStyles } from "./form-styles";

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
    <Box component="aside" aria-labelledby="other-ways" sx={{ ...cardStyles, p: { xs: 4, md: 6 } }}>
      <Typography id="other-ways" variant="h5" component="h2">
        {t("title")}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 3, "& dt": term, "& dd": { m: 0, overflowWrap: "anywhere" } }}>
        <dt>{t("email")}</dt>
        <dd>
          <Box component="a" href={`mailto:${email}`} sx={mailLink}>
            {email}
          </Box>
        </dd>
        {address && (
          <>
            <dt>{t("address")}</dt>
            <dd>{address}</dd>
          </>
        )}
      </Box>
    </Box>
  );
}

const term = { typography: "body2", color: "text.secondary", "&:not(:first-of-type)": { mt: 3 } } as const;
const mailLink = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: { xs: 44, md: 0 },
  color: "inherit",
  fontWeight: 600,
} as const;

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 640px) minmax(0, 320px)" },
  justifyContent: "space-between",
  alignItems: "start",
  gap: { xs: 8, md: 10 },
  mt: { xs: 6, md: 8 },
};

/** The way to support: a form, and where else it can be reached. */
export function ContactScreen({ contact }: { contact: ContactAddress }) {
  const t = useTranslations("info.contact");
  return (
    <StaticPageContainer>
      <Typography variant="h1">{t("title")}</Typography>
      <Typography sx={{ mt: 3, maxWidth: 640, color: "text.secondary" }}>{t("lead")}</Typography>
      <Box sx={columns}>
        <Box sx={formStyles}>
          <ContactForm texts={useContactMessages()} minText={CONTACT_LIMITS.text.min}>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t.rich("privacy", {
                link: (words) => <StaticTextLink href="/privacy-policy">{words}</StaticTextLink>,
              })}
            </Typography>
          </ContactForm>
        </Box>
        <OtherWays {...contact} />
      </Box>
    </StaticPageContainer>
  );
}
