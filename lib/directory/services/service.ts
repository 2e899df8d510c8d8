import { z } from "zod";
import { offeredTree } from "@/lib/categories/catalogue/service";
import type { CategorySlug, SubcategorySlug } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { hideContactsIn } from "@/lib/masking/service";
import { priceGuidesOf } from "@/lib/price-guides/service";
import { readQuestions } from "@/lib/questions/service";
import { findBees } from "../service";
import { SERVICE_PAGE } from "./constants";
import { listPlaceFacts, maybeServicePlace, readFacts, replacePlaces } from "./data";
import type { ServicePage, ServicePlace } from "./schema";

/** Every hour: which services have pages for which towns. */
export const refreshServicePlacesJob = defineJob({
  name: "refresh-service-places",
  payload: z.object({}),
  retryLimit: 2,
});

/** Writes the towns with pages of their own anew, and returns how many there are. */
export async function refreshServicePlaces(now: Date = new Date()): Promise<number> {
  const places = await listPlaceFacts(db);
  await transact((work) => replacePlaces(work.tx, places, now));
  return places.length;
}

/** A page of the services by the parts of its address. */
export type ServiceAddress = { category: string; subcategory?: string; city?: string };

type Service = {
  category: CategorySlug;
  subcategory: SubcategorySlug | null;
  siblings: readonly SubcategorySlug[];
  ids: string[];
};

function maybeService({ category: slug, subcategory }: ServiceAddress): Service | null {
  const category = offeredTree().find((each) => each.slug === slug);
  if (!category) return null;
  const { slug: name, subcategories: siblings } = category;
  if (subcategory === undefined)
    return { category: name, subcategory: null, siblings, ids: siblings.map(subcategoryIdOf) };
  const known = siblings.find((each) => each === subcategory);
  return known ? { category: name, subcategory: known, siblings, ids: [subcategoryIdOf(known)] } : null;
}

async function guidesOf({ subcategory }: Service, place: ServicePlace | null) {
  if (subcategory === null) return [];
  const guides = await priceGuidesOf(subcategoryIdOf(subcategory));
  return place ? guides.filter(({ country }) => country === place.country) : guides;
}

function asksOf({ subcategory }: Service, lang: Language): string[] {
  if (subcategory === null) return [];
  const { questions } = readQuestions({ lang, subcategoryId: subcategoryIdOf(subcategory) });
  return questions.map(({ label }) => label);
}

/**
 * The page of a category, of a service or of a service in a town; null where there is none: an unknown address, a service
 * that is no longer offered, or a town where too little happens.
 */
export async function maybeServicePage(address: ServiceAddress, lang: Language): Promise<ServicePage | null> {
  const service = maybeService(address);
  if (!service) return null;
  const { category, subcategory, siblings, ids } = service;
  const [id = ""] = ids;
  const { city } = address;
  const place =
    city === undefined ? null : await onReplica(null, (client) => maybeServicePlace(client, id, city));
  if (city !== undefined && !place) return null;
  const near = place ? { near: String(place.geonameId) } : {};
  const [bees, facts, guides] = await Promise.all([
    findBees({ service: subcategory ?? category, ...near, km: SERVICE_PAGE.km, page: 1 }, lang),
    onReplica(null, (client) => readFacts(client, { subcategoryIds: ids, place, lang })),
    guidesOf(service, place),
  ]);
  const most = bees.total <= SERVICE_PAGE.allBees ? SERVICE_PAGE.allBees : SERVICE_PAGE.bees;
  const shown = { ...bees, items: bees.items.slice(0, most) };
  const recent = facts.recent.map(({ photo, ...job }) => ({
    ...hideContactsIn(job, ["title"], lang),
    photo: photo && fileViewOf(photo).thumbnailURL,
  }));
  const open = facts.open.map((job) => hideContactsIn(job, ["title"], lang));
  const asks = asksOf(service, lang);
  return { category, subcategory, siblings, place, bees: shown, guides, asks, ...facts, recent, open };
}
