// Apart from routes.ts: what stands here is drawn on the server, and must bring no icon component along.
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";

type NavLabel = keyof Messages["common"]["nav"];
type FooterLabel = keyof Messages["common"]["footer"];

/** Where a link of the visitors' menu stands: in every top bar, only in one with much room, or in the side menu alone. */
type NavPlace = "bar" | "wideBar" | "side";
type VisitorEntry = { href: string; label: NavLabel; place: NavPlace };

/** What visitors find besides signing in and up. The side menu has all of it. */
export const VISITOR_ENTRIES: readonly VisitorEntry[] = [
  { href: "/all-services", label: "services", place: "wideBar" },
  { href: "/account/subscriptions", label: "plans", place: "wideBar" },
  { href: "/about-us", label: "about", place: "bar" },
  { href: "/contact-us", label: "contact", place: "side" },
];

export type FooterEntry = { href: string; label: FooterLabel; locale?: Locale };

/** The footer's columns: the terms exist in English and in German whatever the page's language. */
export const FOOTER_COLUMNS: readonly { title: FooterLabel; entries: readonly FooterEntry[] }[] = [
  {
    title: "company",
    entries: [
      { href: "/about-us", label: "about" },
      { href: "/all-services", label: "services" },
      { href: "/contact-us", label: "contact" },
      { href: "/imprint", label: "imprint" },
    ],
  },
  {
    title: "privacy",
    entries: [
      { href: "/privacy-policy", label: "privacyPolicy" },
      { href: "/cookie-policy", label: "cookiePolicy" },
      { href: "/dmca-policy", label: "dmcaPolicy" },
      { href: "/report", label: "report" },
    ],
  },
  {
    title: "terms",
    entries: [
      { href: "/terms-and-conditions", label: "termsEnglish", locale: "en" },
      { href: "/terms-and-conditions", label: "termsGerman", locale: "de" },
      { href: "/withdraw", label: "withdraw" },
      { href: "/transparency", label: "transparency" },
    ],
  },
];
