import { readLanguage } from "@/lib/i18n/languages";
import { readStored } from "../storage/local-storage";

/**
 * Reads what everybody may read, without axios and the query cache: for pages that send hardly any script. Fails when
 * there is no good answer; the page says so in its own words.
 */
export async function readPublic<T>(
  path: string,
  params: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<T> {
  const query = new URLSearchParams(params).toString();
  const response = await fetch(`/api${path}${query && `?${query}`}`, {
    headers: { "Content-Language": readLanguage(readStored("lang")) },
    signal,
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
