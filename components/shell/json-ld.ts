/** An entity of schema.org in JSON-LD. */
export type JsonLdValue = { "@type": string } & Record<string, unknown>;

/** The operator of the market, for structured data. */
export type Organization = {
  origin: string;
  name: string;
  email: string;
  address: string | null;
  phone: string | null;
  vatId: string | null;
  /** URLs of its profiles in social networks. */
  profiles: string[];
};

const organizationId = (origin: string) => `${origin}/#organization`;

/** Countries of the five languages of the market (ISO 3166-1). */
const AREA_SERVED = ["DE", "AT", "HU", "CZ", "SK"];

/** The operator as an Organization, by which search engines connect pages, logo and social networks. */
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

/** The whole site as a WebSite, in the language of the page. */
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

/** A category with its subcategories; without any, the category itself is the offered service. */
export type ServiceCategory = { name: string; subcategories: string[] };

const offerOf = (name: string) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name } });

/** What the market offers, and where, as a Service: its categories as an offer catalogue. */
export function serviceJsonLd(
  origin: string,
  service: { name: string; text: string; categories: ServiceCategory[] },
) {
  const { name, text, categories } = service;
  const catalogue = categories.map((category) =>
    category.subcategories.length === 0
      ? offerOf(category.name)
      : {
          "@type": "OfferCatalog",
          name: category.name,
          itemListElement: category.subcategories.map(offerOf),
        },
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

/** Breadcrumbs from the home page to a page, which search engines show instead of its URL. */
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

/** A list of pages, in its order. */
export function itemListJsonLd(items: { name: string; url: string }[]): JsonLdValue {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, at) => ({ "@type": "ListItem", position: at + 1, name, url })),
  };
}

/** Questions and answers that stand on the page. */
export function faqJsonLd(questions: { question: string; answer: string }[]): JsonLdValue {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** One service that the market offers, in a town or in all its countries; rated only by reviews there are. */
export function oneServiceJsonLd(
  origin: string,
  service: {
    name: string;
    text: string;
    url: string;
    city: { name: string; country: string } | null;
    rating: { average: number; count: number } | null;
  },
): JsonLdValue {
  const { name, text, url, city, rating } = service;
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    serviceType: name,
    description: text,
    url,
    provider: { "@id": organizationId(origin), "@type": "Organization", name: "TenderBee", url: origin },
    areaServed: city
      ? { "@type": "City", name: city.name, containedInPlace: { "@type": "Country", name: city.country } }
      : AREA_SERVED.map((country) => ({ "@type": "Country", name: country })),
    aggregateRating: rating
      ? {
          "@type": "AggregateRating",
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        }
      : undefined,
  };
}
