import { categoryName, subcategoryName } from "@/lib/categories/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { hideContactsIn } from "@/lib/masking/service";
import { answerFacts } from "@/lib/questions/service";
import { pick } from "@/lib/shared/columns";
import { toIso } from "@/lib/shared/dates/dates";
import { EXCERPT } from "./constants";
import { findPublicTender } from "./data";
import type { PublicTender } from "./schema";

// By characters as people count them, and at a word's end where there is one.
function shortened(text: string): { excerpt: string; isCut: boolean } {
  const signs = [...text.replaceAll(/\s+/gu, " ")];
  if (signs.length <= EXCERPT) return { excerpt: signs.join(""), isCut: false };
  const cut = signs.slice(0, EXCERPT - 2).join("");
  const end = cut.lastIndexOf(" ");
  return { excerpt: `${end > 0 ? cut.slice(0, end) : cut} …`, isCut: true };
}

const COPIED = [
  "id",
  "title",
  "contentLang",
  "isRemote",
  "dateType",
  "startDate",
  "endDate",
  "timeSlots",
  "budgetType",
  "budgetMinMinor",
  "budgetMaxMinor",
  "repeats",
  "urgent",
  "parking",
  "offerCount",
  "city",
  "country",
] as const;

type ReadPublicTender = { tenderId: string; lang: Language };

/** A tender as strangers see it: no person, no street, no postcode. Throws `tender_not_found`. */
export async function readPublicTender({ tenderId, lang }: ReadPublicTender): Promise<PublicTender> {
  const row = hideContactsIn(await findPublicTender(tenderId), ["title", "description"], lang);
  const { subcategory, category, description, photos, status, createdAt } = row;
  const isOpen = status === "NEW";
  return {
    ...pick(row, COPIED),
    isOpen,
    category: { ...category, name: categoryName(lang, category.slug) },
    subcategory: { ...subcategory, name: subcategoryName(lang, subcategory.slug) },
    ...(isOpen ? shortened(description) : { excerpt: null, isCut: false }),
    answers: isOpen ? answerFacts(lang, subcategory.id, row.answers) : [],
    photos: isOpen ? photos.map((file) => fileViewOf(file)) : [],
    createdAt: toIso(createdAt),
  };
}
