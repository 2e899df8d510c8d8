"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { categoriesQuery } from "@/lib/categories/queries";
import type { CategoryView } from "@/lib/categories/schema";
import { useChooseSubcategories } from "@/lib/users/profile/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { EditSection } from "../edit/EditSection";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";

const SubcategoryPicker = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./SubcategoryPicker").then((file) => file.SubcategoryPicker),
  { fallback: <SectionSkeleton heights={[320]} /> },
);

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/users/profile/schema")).subcategoriesBody;

type Subcategories = OwnProfile["subcategories"];

/** All subcategories, named in the user's language, in the order of the category tree. */
function subcategoriesOf(categories: readonly CategoryView[]): Subcategories {
  return categories.flatMap(({ slug: categorySlug, subcategories }) =>
    subcategories.map((subcategory) => ({ ...subcategory, categorySlug })),
  );
}

function Chosen({ subcategories, max }: { subcategories: Subcategories; max: number }) {
  const t = useTranslations("profiles.trades");
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}>
        {subcategories.map(({ id, name }) => (
          <li key={id}>
            <InfoChip>{name}</InfoChip>
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: "surface.muted" }}>
        {t("countLong", { count: subcategories.length, max })}
      </Typography>
    </>
  );
}

/** The subcategories of a BEE, as many as the plan allows. */
export function SubcategoriesSection({ profile }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.trades");
  const { id: userId, subcategories, maxSubcategories: max } = profile;
  const { data: categories } = useQuery(categoriesQuery(useLocale()));
  const known = subcategoriesOf(categories ?? []);
  const before = subcategories.map(({ id }) => id);
  const values = { subcategoryIds: before };
  const form = useZodForm(loadSchema, values);
  const errorText = useErrorText();
  const choose = useChooseSubcategories(userId);
  // The cached profile may name them in the language of the previous page.
  const named = subcategories.map((each) => known.find(({ id }) => id === each.id) ?? each);
  const save = async ({ subcategoryIds }: { subcategoryIds: string[] }) => {
    // If the tree is not loaded, chosen subcategories stay chosen.
    const all = [...known, ...named.filter((each) => !known.includes(each))];
    try {
      await choose.mutateAsync(all.filter(({ id }) => subcategoryIds.includes(id)));
    } catch (failure) {
      form.setError("subcategoryIds", { message: errorText(failure) });
      throw failure;
    }
  };
  return (
    <EditSection
      id="trades"
      title={t("title")}
      text={t("text")}
      form={form}
      values={values}
      onSubmit={save}
      view={<Chosen subcategories={named} max={max} />}
      isEmpty={subcategories.length === 0}
      emptyText={t("empty")}
      addLabel={t("add")}
    >
      <SubcategoryPicker max={max} />
    </EditSection>
  );
}
