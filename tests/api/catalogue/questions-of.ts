import { GET } from "@/app/api/admin/catalogue/subcategories/[id]/questions/route";
import { PATCH } from "@/app/api/admin/catalogue/subcategories/[id]/questions/[key]/route";
import { GET as ask } from "@/app/api/questions/[subcategoryId]/route";
import {
  catalogueQuestions,
  type CatalogueQuestion,
  type QuestionChangeBody,
} from "@/lib/admin/questions/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { questionSetView } from "@/lib/questions/schema";
import { call, read } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

type Refusal = { code?: string; errors?: { path: string; code: string }[] };
export type QuestionChanges = Partial<Omit<QuestionChangeBody, "version">>;

/** All that an admin sees of the questions of a service. */
export const questionsSeenBy = async (as: TestUser, slug: SubcategorySlug) =>
  read(catalogueQuestions, await call(GET, { as, params: { id: subcategoryIdOf(slug) } })).questions;

export async function questionOf(
  as: TestUser,
  slug: SubcategorySlug,
  key: string,
): Promise<CatalogueQuestion> {
  return (await questionsSeenBy(as, slug)).find((question) => question.key === key)!;
}

export const patchQuestion = (as: TestUser, slug: SubcategorySlug, key: string, body: object) =>
  call<Refusal>(PATCH, { as, params: { id: subcategoryIdOf(slug), key }, body });

/** Changes a question in the version that it has now. */
export async function changeQuestionOf(
  as: TestUser,
  [slug, key]: [SubcategorySlug, string],
  changes: QuestionChanges,
) {
  const { version } = await questionOf(as, slug, key);
  return patchQuestion(as, slug, key, { version, ...changes });
}

/** A question's choices with one of them switched on or off. */
export async function choicesWith(
  as: TestUser,
  [slug, key]: [SubcategorySlug, string],
  [choice, isActive]: [string, boolean],
) {
  const { choices } = await questionOf(as, slug, key);
  return choices.map((one) => (one.value === choice ? { ...one, isActive } : one));
}

/** What is asked for a new tender. */
export const askedOf = async (slug: SubcategorySlug, lang = "en") =>
  read(
    questionSetView,
    await call(ask, {
      params: { subcategoryId: subcategoryIdOf(slug) },
      headers: { "content-language": lang },
    }),
  );
