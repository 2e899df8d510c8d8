import { z } from "zod";
import { ONE_LINE } from "../../shared/validation";
import { MAX_CATALOGUE_NAME } from "./constants";

/** Braces and angle brackets would be syntax where a name is read as a message (ICU). */
const SYNTAX_FREE = /^[^{}<>]*$/;

const name = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CATALOGUE_NAME)
  .regex(ONE_LINE, { error: "oneLine" })
  .regex(SYNTAX_FREE, { error: "invalid" });

/** A name in all five languages. */
export const catalogueNames = z.object({ en: name, de: name, hu: name, cz: name, sk: name });
export type CatalogueNames = z.output<typeof catalogueNames>;

/** What the form of the names asks for. */
export const catalogueNamesBody = z.object({ names: catalogueNames });
export type CatalogueNamesBody = z.output<typeof catalogueNamesBody>;

/**
 * PATCH /admin/catalogue/{kind}/{id}: what changes of an entry, and the version of it that the admin has seen. `order` is
 * the place among its siblings, from 0.
 */
export const catalogueChange = z
  .object({
    version: z.int().min(0),
    order: z.int().min(0).optional(),
    isActive: z.boolean().optional(),
    names: catalogueNames.optional(),
  })
  .refine(({ version: _seen, ...changes }) => Object.keys(changes).length > 0, { error: "required" });
export type CatalogueChange = z.output<typeof catalogueChange>;

export const catalogueParams = z.object({ id: z.uuid() });

const shownNames = z.object({
  en: z.string(),
  de: z.string(),
  hu: z.string(),
  cz: z.string(),
  sk: z.string(),
});

const entry = z.object({
  id: z.string(),
  slug: z.string(),
  isActive: z.boolean(),
  /** Grows with every change; a change names the one that was seen. */
  version: z.number().int(),
  names: shownNames,
});

/** What all that is arranged has in common. */
export type CatalogueEntry = z.infer<typeof entry>;
const service = entry.extend({ openTenders: z.number().int() });

/** A subcategory as admins see it (docs/api.md, CatalogueView). */
export type CatalogueService = z.infer<typeof service>;
const category = service.extend({ subcategories: z.array(service) });
export type CatalogueCategory = z.infer<typeof category>;

/** GET /admin/catalogue: all there is, in display order. */
export const catalogueView = z.object({ categories: z.array(category) });
export type CatalogueView = z.infer<typeof catalogueView>;

const plan = entry.extend({
  /** It is always offered: there is no BEE without a plan. */
  isFree: z.boolean(),
  /** Subscriptions that run now. */
  subscribers: z.number().int(),
});

/** A plan as admins see it (docs/api.md, CataloguePlans). */
export type CataloguePlan = z.infer<typeof plan>;

/** GET /admin/catalogue/plans: all there are, in display order. */
export const cataloguePlans = z.object({ plans: z.array(plan) });
export type CataloguePlans = z.infer<typeof cataloguePlans>;
