/** What a visitor has entered in the search, as the query of the page that goes on with it; empty fields are left out. */
export function searchQuery(form: HTMLFormElement): string {
  const entries = [...new FormData(form)]
    .map(([name, value]) => [name, typeof value === "string" ? value.trim() : ""] as const)
    .filter(([, value]) => value !== "");
  const query = new URLSearchParams(Object.fromEntries(entries)).toString();
  return query && `?${query}`;
}
