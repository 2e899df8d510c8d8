import { singletons } from "@/lib/platform/server/config/singletons";
import type { Language } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";

/** A name in all languages. */
export type LocalizedNames = Record<Language, string>;
type Group = "names" | "subcategories";
type CategoryMessages = Messages["categories"];

/** The names of categories (`names`) and subcategories that admins have changed, by slug. */
export type ChangedNames = Record<Group, ReadonlyMap<string, LocalizedNames>>;

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    changedNames?: ChangedNames;
  }
}

/** The name that an admin has given to a category (`names`) or subcategory; undefined: that of messages/<lang>/categories.json. */
export function maybeChangedName(lang: Language, group: Group, slug: string): string | undefined {
  return singletons.changedNames?.[group].get(slug)?.[lang];
}

function renamed<N extends Record<string, string>>(lang: Language, group: Group, names: N): N {
  const entries = Object.entries(names).map(([slug, name]) => [
    slug,
    maybeChangedName(lang, group, slug) ?? name,
  ]);
  return Object.fromEntries(entries) as N;
}

/** The messages of the catalogue with the names that admins have changed, for pages that are made on request. */
export function withChangedNames(lang: Language, messages: CategoryMessages): CategoryMessages {
  if (!singletons.changedNames) return messages;
  return {
    ...messages,
    names: renamed(lang, "names", messages.names),
    subcategories: renamed(lang, "subcategories", messages.subcategories),
  };
}
