import type { Language } from "@/lib/i18n/languages";
import type { CategorySlug, SubcategorySlug } from "@/lib/categories/schema";
import type { PriceGuide } from "@/lib/price-guides/schema";
import type { DirectoryList } from "../schema";

/** A town with a page of its own, and how many BEEs serve it. */
export type ServicePlace = { geonameId: number; slug: string; name: string; country: string; bees: number };

/** A finished job: what, where and when, without a person. */
export type RecentJob = {
  title: string;
  contentLang: Language;
  city: string | null;
  completedAt: string;
  subcategorySlug: string;
  /** The address of the first photo's thumbnail; null unless the client shows the photos of their jobs. */
  photo: string | null;
};

/** An open tender that has a public page. */
export type OpenJob = {
  id: string;
  title: string;
  city: string | null;
  country: string | null;
  createdAt: string;
  offerCount: number;
};

/** What is said about a service from the outside: everything but the texts. */
export type ServiceFacts = {
  recent: RecentJob[];
  /** Those in the reader's language first. */
  open: OpenJob[];
  places: ServicePlace[];
  /** Of the clients' reviews of the newest jobs; null without any. */
  rating: { average: number; count: number } | null;
};

/** A page of a category (no subcategory), of a service, or of a service in a town. */
export type ServicePage = ServiceFacts & {
  category: CategorySlug;
  subcategory: SubcategorySlug | null;
  /** The services of the category that are offered, in display order. */
  siblings: readonly SubcategorySlug[];
  place: ServicePlace | null;
  bees: DirectoryList;
  guides: (PriceGuide & { country: string })[];
  /** What BEEs want to know about the job, in the reader's language. */
  asks: string[];
};
