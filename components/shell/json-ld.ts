/** A part of what schema.org knows, as JSON-LD writes it. */
export type JsonLdValue = { "@type": string } & Record<string, unknown>;

/** Who runs the market, as machines are told. */
export type Organization = {
  origin: string;
  name: string;
  email: string;
  address: string | null;
  phone: string | null;
  vatId: string | null;
  /** Its pages in social networks. */
  profiles: string[];
};

const organizationId = (origin: string) => `${origin}/#organization`;

/** Where the five languages of the market are at home. */
const AREA_SERVED = ["DE", "AT", "HU", "CZ", "SK"];

/** The operator, by which search engines tie pages, logo and social networks together. */
export function organizationJsonLd(operator: Organization): JsonLdValue {
  const { origin, name, email, address, phone, vatId, profiles } = operator;
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name,
    url: origin,
    logo: `${origin}/logo.svg`,
    email,
    telephone: phone ?? undefined,
    address: address ?? undefined,
    vatID: vatId ?? undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", email },
  };
}

/** The site as a whole, in the language of the page. */
export function webSiteJsonLd(
  origin: string,
  site: { url: string; locale: string; text: string },
): JsonLdValue {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: "TenderBee",
    url: site.url,
    description: site.text,
    inLanguage: site.locale,
    publisher: { "@id": organizationId(origin) },
  };
}

/** A trade with the kinds of work in it; without any, the trade itself is what is offered. */
export type Trade = { name: string; kinds: string[] };

const offerOf = (name: string) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name } });

/** What the market offers, and where: its trades as a catalogue. */
export function serviceJsonLd(origin: string, service: { name: string; text: string; trades: Trade[] }) {
  const { name, text, trades } = service;
  const catalogue = trades.map((trade) =>
    trade.kinds.length === 0
      ? offerOf(trade.name)
      : { "@type": "OfferCatalog", name: trade.name, itemListElement: trade.kinds.map(offerOf) },
  );
  return {
    "@type": "Service",
    name,
    description: text,
    provider: { "@id": organizationId(origin) },
    areaServed: AREA_SERVED.map((country) => ({ "@type": "Country", name: country })),
    hasOfferCatalog: { "@type": "OfferCatalog", name, itemListElement: catalogue },
  };
}

/** The way from the home page to a page, which search engines show instead of its address. */
export function breadcrumbsJsonLd(steps: { name: string; url: string }[]): JsonLdValue {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: url,
    })),
  };
}
