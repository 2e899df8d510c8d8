import { useEffect, useState } from "react";
import type { CategoryView } from "@/lib/categories/schema";
import { readPublic } from "@/lib/platform/browser/api/public-api";

const NONE: CategoryView[] = [];

/** The category tree in the page's language, fetched when it is wanted first; empty until then and where it fails. */
export function useCategories(isWanted: boolean): CategoryView[] {
  const [categories, setCategories] = useState(NONE);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    readPublic<CategoryView[]>("/categories", {}, stop.signal).then(
      setCategories,
      // The search works without suggestions, too; it leads to the choice of services.
      () => undefined,
    );
    return () => stop.abort();
  }, [isWanted]);
  return categories;
}
