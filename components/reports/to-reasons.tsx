import { Link } from "@/lib/i18n/navigation";

/** The words of a mark that lead its author to the statement of reasons. */
export function toReasons(words: React.ReactNode) {
  return <Link href="/account/reports?tab=decisions">{words}</Link>;
}
