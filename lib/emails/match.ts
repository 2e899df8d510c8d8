import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import { unsubscribeTokenOf } from "@/lib/platform/server/security/tokens";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";
import type { MatchMail } from "./schema";

// A mail about one search is switched off with that search; one about several with its kind.
function oneClickOf({ userId, searches }: MatchMail): string {
  const token = unsubscribeTokenOf(userId);
  const [search, ...others] = searches;
  return search && others.length === 0
    ? `${env.SITE_URL}/api/saved-searches/unsubscribe?token=${token}&id=${search.id}`
    : `${env.SITE_URL}/api/users/settings/unsubscribe?token=${token}&kind=newMatch`;
}

function wordsOf({ lang, isDigest, searches, tenders }: MatchMail) {
  const t = translator(lang, "emails");
  const names = searches.map(({ name }) => t("frame.quote", { quote: name })).join(", ");
  const [search = "", count] = [searches[0]?.name, tenders.length];
  if (isDigest)
    return {
      subject: t("match.digestSubject", { count }),
      preview: t("match.digestPreview"),
      title: t("match.digestTitle", { count }),
      paragraphs: [t("match.digestText", { searches: names })],
      label: t("match.digestButton"),
    };
  const title = tenders[0]?.title ?? "";
  return {
    subject: translator(lang, "notification-subjects")("subjects.NEW_MATCH", { title }),
    preview: t("match.instantPreview", { search }),
    title: t("match.instantTitle"),
    paragraphs: [t("match.instantText", { search })],
    label: t("match.instantButton"),
  };
}

/** New tenders for a PRO: each with a link, the best match first, and the way to the searches that found them. */
export function matchContent(mail: MatchMail): MailContent {
  const { lang, userId, isDigest, tenders } = mail;
  const { label, ...words } = wordsOf(mail);
  const pathOf = (id: string) => `/account/tenders/${id}`;
  const path = isDigest ? "/account/tenders?tab=most-relevant" : pathOf(tenders[0]?.id ?? "");
  return {
    ...words,
    items: tenders.map(({ id, title, facts }) => ({ title, text: facts, url: pageUrl(lang, pathOf(id)) })),
    button: { label, url: pageUrl(lang, path) },
    link: {
      label: translator(lang, "emails")("match.searches"),
      url: pageUrl(lang, "/account/saved-searches"),
    },
    notes: [],
    isSecurity: false,
    unsubscribe: {
      page: pageUrl(lang, `/unsubscribe-from-emails?token=${unsubscribeTokenOf(userId)}`),
      oneClick: oneClickOf(mail),
    },
  };
}
