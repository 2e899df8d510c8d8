import type { PublicProfile } from "@/lib/users/profile/schema";

/** Where the profile stands: its own address, and the origin that pictures are named with. */
type Place = { url: string; origin: string };

function addressOf({ city, country }: PublicProfile) {
  if (!city) return undefined;
  return { "@type": "PostalAddress", addressLocality: city, addressCountry: country ?? undefined };
}

/** Only what people have said: without a review there is no rating to tell a search engine of. */
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

/** A profile in the words of schema.org: a BEE is a business that can be found and rated, a client a person. */
export function profileJsonLd(profile: PublicProfile, { url, origin }: Place) {
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
