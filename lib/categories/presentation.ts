/** The address of a service's drawing: shown for a tender without a photo, and where a service is chosen. */
export function subcategoryArt(subcategorySlug: string): string {
  return `/art/subcategories/${subcategorySlug}.svg`;
}
