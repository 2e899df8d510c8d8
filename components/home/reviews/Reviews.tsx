import { useTranslations } from "next-intl";
import typography from "@/components/ui/static/typography.module.css";
import { LazyReviewList } from "../lazy";
import section from "../Section.module.css";
import styles from "./ReviewList.module.css";

/** What clients have written lately; a market without such reviews shows none. */
export function Reviews() {
  const t = useTranslations("home.reviews");
  const rating = useTranslations("common.rating");
  return (
    <LazyReviewList
      words={{
        title: t("title"),
        text: t("text"),
        // By the number of stars: fewer are not shown.
        words: { 4: rating("veryGood"), 5: rating("excellent") },
        stars: { 4: rating("of", { average: 4 }), 5: rating("of", { average: 5 }) },
        about: t("about"),
      }}
      classes={{ ...section, ...styles, h2: typography.h2 }}
    />
  );
}
