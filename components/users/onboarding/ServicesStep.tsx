"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { categoriesQuery } from "@/lib/categories/queries";
import { useChooseSubcategories } from "@/lib/users/profile/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { SubcategoryPicker } from "../sections/SubcategoryPicker";
import { StepForm } from "./StepForm";

const loadSchema = async () => (await import("@/lib/users/profile/schema")).servicesStep;

/** What a BEE does, found by everyday words. */
export function ServicesStep({ profile }: { profile: OwnProfile }) {
  const { id: userId, subcategories, maxSubcategories } = profile;
  const { data: categories = [] } = useQuery(categoriesQuery(useLocale()));
  const form = useZodForm(loadSchema, { subcategoryIds: subcategories.map(({ id }) => id) });
  const errorText = useErrorText();
  const choose = useChooseSubcategories(userId);
  const save = async ({ subcategoryIds }: { subcategoryIds: string[] }) => {
    const all = categories.flatMap(({ slug: categorySlug, subcategories: services }) =>
      services.map((service) => ({ ...service, categorySlug })),
    );
    try {
      await choose.mutateAsync(all.filter(({ id }) => subcategoryIds.includes(id)));
    } catch (failure) {
      form.setError("subcategoryIds", { message: errorText(failure) });
      throw failure;
    }
  };
  return (
    <StepForm step="services" userId={userId} form={form} onSubmit={save}>
      <SubcategoryPicker max={maxSubcategories} />
    </StepForm>
  );
}
