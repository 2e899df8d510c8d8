/** What admins who manage arrange, by its tables. */
export const CATALOGUE_KINDS = ["categories", "subcategories", "plans"] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** Names stand on buttons and chips. */
export const MAX_CATALOGUE_NAME = 60;
