import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Language } from "@/lib/i18n/languages";
import type { CityKey } from "../cities";
import type { SceneName } from "../pictures/scenes";
import type { DemoTender } from "../shapes";
import type { FacedTown } from "./faces";

/** A town with one service in which much happens: enough BEEs, jobs and prices for pages of its own. */
export type Town = {
  key: FacedTown;
  lang: Language;
  city: CityKey;
  service: SubcategorySlug;
  /** What its BEEs do besides. */
  also: readonly [SubcategorySlug, SubcategorySlug];
  street: string;
  postcode: string;
  /** Of E.164 numbers all but the last two digits. */
  phone: string;
  /** Euros an hour. */
  rate: number;
  scenes: readonly SceneName[];
  /** First and last name, headline, summary, name of the business. */
  bees: readonly (readonly [string, string, string, string, string?])[];
  clients: readonly (readonly [string, string])[];
  /** Title, text, agreed or expected euros, and how often if more than once: finished first, then assigned, then open ones. */
  jobs: readonly (readonly [string, string, number, DemoTender["repeats"]?])[];
  /** Of the finished jobs. */
  reviews: readonly string[];
  /** What BEEs write about clients. */
  thanks: string;
};
