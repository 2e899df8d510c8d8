import { categoryIdOf, subcategoryIdOf, subcategoryName } from "@/lib/categories/service";
import { offeredTree } from "@/lib/categories/catalogue/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import { isLanguage, toLocale, type Language } from "@/lib/i18n/languages";
import { hideContactsIn } from "@/lib/masking/service";
import { toPersonCard } from "@/lib/people/data";
import { findTown } from "@/lib/places/service/find-places";
import type { PlaceRow } from "@/lib/places/data";
import { BEES_CAP, BEES_TAKE } from "./constants";
import { listBees, suggestedTowns, type DirectoryRow } from "./data";
import type { DirectoryCard, DirectoryList, DirectoryQuery } from "./schema";

/** The id of a service that can be filtered by: of a category or of a subcategory that is offered; null when there is none. */
export function serviceIdOf(slug: string): string | null {
  const tree = offeredTree();
  const category = tree.find((each) => each.slug === slug);
  if (category) return categoryIdOf(category.slug);
  const subcategories = tree.flatMap((each) => each.subcategories);
  const subcategory = subcategories.find((each) => each === slug);
  return subcategory ? subcategoryIdOf(subcategory) : null;
}

function toCard(
  { person, photos, km, subcategorySlugs, ...row }: DirectoryRow,
  lang: Language,
): DirectoryCard {
  return {
    ...toPersonCard(person, { knowsFully: false }),
    ...hideContactsIn(row, ["headline"], lang),
    distanceKm: km === null ? null : Math.round(km),
    photos: photos.map((file) => fileViewOf(file)),
    services: subcategorySlugs.map((slug) => subcategoryName(lang, slug)),
  };
}

const NONE = { items: [], counted: 0 };

function isUnanswerable({ service, near }: DirectoryQuery, place: PlaceRow | null): boolean {
  return (service !== undefined && serviceIdOf(service) === null) || (near !== undefined && place === null);
}

/** The towns that most BEEs reach, by name: what the directory suggests. */
export async function listTowns(): Promise<string[]> {
  return (await suggestedTowns()).sort((left, right) => left.localeCompare(right));
}

/**
 * A page of the directory for a reader of this language, best first (docs/domain.md, "The directory"), without the BEEs
 * with whom a user (`userId`) has a block. A service or a place that does not exist finds no BEE.
 */
export async function findBees(
  query: DirectoryQuery,
  reader: Language,
  userId: string | null = null,
): Promise<DirectoryList> {
  const { service, near, town, km, lang, verified, page } = query;
  const place = near === undefined ? null : await findTown(near, town);
  const search = {
    serviceId: service === undefined ? null : serviceIdOf(service),
    near: place && { latitude: place.latitude, longitude: place.longitude, km },
    lang: isLanguage(lang) ? toLocale(lang) : (lang ?? null),
    isVerified: verified ?? false,
    page,
    userId,
  };
  const { items, counted } = isUnanswerable(query, place) ? NONE : await listBees(search);
  return {
    items: items.map((row) => toCard(row, reader)),
    total: Math.min(counted, BEES_CAP),
    totalIsCapped: counted > BEES_CAP,
    page,
    take: BEES_TAKE,
    place: place && { placeId: place.geonameId, name: place.name, country: place.country },
  };
}
