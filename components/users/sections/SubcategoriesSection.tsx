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

type Trades = OwnProfile["subcategories"];

/** All trades there are, named in the reader's language, in the order of the tree. */
function subcategoriesOf(categories: readonly CategoryView[]): Trades {
  return categories.flatMap(({ slug: categorySlug, subcategories }) =>
    subcategories.map((subcategory) => ({ ...subcategory, categorySlug })),
  );
}

function Chosen({ trades, max }: { trades: Trades; max: number }) {
  const t = useTranslations("profiles.trades");
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}>
        {trades.map(({ id, name }) => (
          <li key={id}>
            <InfoChip>{name}</InfoChip>
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: "surface.muted" }}>
        {t("countLong", { count: trades.length, max })}
      </Typography>
    </>
  );
}

/** What a BEE does, as much of it as their plan allows. */
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
  // The profile's names may be in the language of the page before.
  const named = subcategories.map((trade) => known.find(({ id }) => id === trade.id) ?? trade);
  const save = async ({ subcategoryIds }: { subcategoryIds: string[] }) => {
    // Should the tree not have come, what is chosen already stays chosen.
    const all = [...known, ...named.filter((trade) => !known.includes(trade))];
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
      view={<Chosen trades={named} max={max} />}
      isEmpty={subcategories.length === 0}
      emptyText={t("empty")}
      addLabel={t("add")}
    >
      <SubcategoryPicker before={before} max={max} />
    </EditSection>
  );
}
