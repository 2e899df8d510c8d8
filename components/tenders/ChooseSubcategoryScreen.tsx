"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { categoriesQuery } from "@/lib/categories/queries";
import { ChoiceTile, TileGrid } from "./ChoiceTile";
import { ACCOUNT_BASE, type CreateBase } from "./create-base";
import { UnknownSubcategory } from "./UnknownSubcategory";

type Props = {
  categorySlug: string;
  base?: CreateBase;
  /** The name of the category: the heading until the services are here, which is in the page's HTML. */
  name?: string;
};

/** Second question of a new tender: which subcategory of the category. */
export function ChooseSubcategoryScreen({ categorySlug, base = ACCOUNT_BASE, name }: Props) {
  const t = useTranslations("tenders.create");
  const query = useQuery(categoriesQuery(useLocale()));
  const parameters = useSearchParams();
  const carried = parameters.size > 0 ? `?${parameters.toString()}` : "";
  const loading = (
    <>
      {name && <PageHeader title={name} text={t("subcategoryText")} />}
      <CardSkeleton count={3} />
    </>
  );
  return (
    <PageContainer>
      <QueryBoundary query={query} loading={loading}>
        {(categories) => {
          const category = categories.find(({ slug }) => slug === categorySlug);
          if (!category) return <UnknownSubcategory />;
          return (
            <>
              <PageHeader
                title={category.name}
                text={t("subcategoryText")}
                back={{ href: `${base}${carried}`, label: t("allCategories") }}
              />
              <TileGrid>
                {category.subcategories.map((subcategory) => (
                  <ChoiceTile
                    key={subcategory.id}
                    href={`${base}/${category.slug}/${subcategory.slug}${carried}`}
                    of={{ subcategory: subcategory.slug }}
                    title={subcategory.name}
                  />
                ))}
              </TileGrid>
            </>
          );
        }}
      </QueryBoundary>
    </PageContainer>
  );
}
