import { CreateTenderScreen } from "@/components/tenders/CreateTenderScreen";
import { subcategoryName } from "@/lib/categories/service";
import { toLanguage } from "@/lib/i18n/languages";
import { readLocale } from "@/lib/i18n/page-locale";
import { DescribePage } from "./DescribePage";

type Props = Record<"lang" | "category" | "subcategory", string>;

/** Describing a job before there is an account; the name of its service is in the page's HTML. */
export function DescribeForService({ lang, category, subcategory }: Props) {
  const name = subcategoryName(toLanguage(readLocale(lang)), subcategory);
  return (
    <DescribePage of="/create-tender/[category]/[subcategory]">
      <CreateTenderScreen
        categorySlug={category}
        subcategorySlug={subcategory}
        base="/create-tender"
        name={name}
      />
    </DescribePage>
  );
}
