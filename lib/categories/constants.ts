import type { SubcategorySlug } from "./schema";

/** Services that can be done without being there: their form alone asks whether the work may be done online. */
const ONLINE_SERVICES: readonly SubcategorySlug[] = [
  "computers",
  "school-subjects",
  "languages",
  "music",
  "it-skills",
  "bookkeeping",
  "tax",
  "translation",
  "legal-documents",
  "web-development",
  "design",
  "marketing",
  "video",
  "virtual-assistance",
];

/** Services done on the spot for which there are plans, quotes or manuals to show beside photos. */
const PLANNED_SERVICES: readonly SubcategorySlug[] = [
  "kitchen-installation",
  "painting",
  "tiling",
  "flooring",
  "drywall",
  "masonry",
  "roofing",
  "windows-doors",
  "insulation",
  "demolition",
  "bathroom",
  "boiler",
  "heating",
  "air-conditioning",
  "wiring",
  "lighting",
  "solar",
  "ev-charger",
  "alarm-cameras",
  "landscaping",
  "fences-decking",
  "pools",
  "home-moving",
  "office-moving",
];

const isAmong = (services: readonly string[], slug: string) => services.includes(slug);

/** Whether a service can be done online, by the slug of its subcategory. */
export function canBeOnline(slug: string): boolean {
  return isAmong(ONLINE_SERVICES, slug);
}

/** Whether documents say something about a job of this service; of most a photo shows it all. */
export function needsDocuments(slug: string): boolean {
  return isAmong(ONLINE_SERVICES, slug) || isAmong(PLANNED_SERVICES, slug);
}
