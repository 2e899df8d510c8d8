import type { PublicProfile } from "@/lib/users/profile/schema";

/** The profile's URL, and the origin for absolute picture URLs. */
type PageUrl = { url: string; origin: string };

function addressOf({ city, country }: PublicProfile) {
  if (!city) return undefined;
  return { "@type": "PostalAddress", addressLocality: city, addressCountry: country ?? undefined };
}

/** Search engines refuse a rating without reviews. */
function ratingOf({ rating: { average, count } }: PublicProfile) {
  if (count === 0) return undefined;
  return {
    "@type": "AggregateRating",
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}

/** A profile as schema.org JSON-LD: a BEE is a business that can be rated, a client a person. */
export function profileJsonLd(profile: PublicProfile, { url, origin }: PageUrl) {
  const isPro = profile.role === "PRO";
  return {
    "@type": "ProfilePage",
    url,
    dateCreated: profile.memberSince,
    mainEntity: {
      "@type": isPro ? "LocalBusiness" : "Person",
      "@id": url,
      url,
      name: profile.name,
      description: profile.summary ?? profile.headline ?? undefined,
      image: profile.photo ? new URL(profile.photo.url, origin).href : undefined,
      address: addressOf(profile),
      knowsLanguage: profile.languages.length > 0 ? profile.languages.map(({ code }) => code) : undefined,
      knowsAbout: isPro ? profile.subcategories.map(({ name }) => name) : undefined,
      aggregateRating: isPro ? ratingOf(profile) : undefined,
    },
  };
}
