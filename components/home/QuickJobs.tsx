import { useTranslations } from "next-intl";
import { StaticLink } from "@/lib/i18n/static-navigation";
import styles from "./Hero.module.css";

const JOBS = [
  { category: "renovation", subcategory: "painting" },
  { category: "cleaning", subcategory: "deep-cleaning" },
  { category: "handyman", subcategory: "furniture-assembly" },
  { category: "moving", subcategory: "home-moving" },
] as const;

/** The jobs most people come for, one press from the form. */
export function QuickJobs() {
  const t = useTranslations("home.hero");
  return (
    <ul aria-label={t("quickLabel")} className={styles.quick}>
      {JOBS.map(({ category, subcategory }) => (
        <li key={subcategory}>
          <StaticLink href={`/create-tender/${category}/${subcategory}`} prefetch={false}>
            {t(`quick.${subcategory}`)}
          </StaticLink>
        </li>
      ))}
    </ul>
  );
}
