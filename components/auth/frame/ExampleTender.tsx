import { useTranslations } from "next-intl";
import styles from "./ExampleTender.module.css";

const OFFERS = [
  { picture: "tomas", name: "Tomáš", start: "startTomas", price: "priceTomas" },
  { picture: "zsofia", name: "Zsófia", start: "startZsofia", price: "priceZsofia" },
  { picture: "gruber", name: "Malermeister Gruber", start: "startGruber", price: "priceGruber" },
] as const;

/** A made-up tender with three offers, marked as an example and hidden from screen readers. */
export function ExampleTender() {
  const t = useTranslations("auth.side");
  return (
    <div aria-hidden className={styles.example}>
      <div className={styles.head}>
        <p>{t("job")}</p>
        <span className={styles.chip}>{t("label")}</span>
      </div>
      <p className={styles.fact}>{t("facts")}</p>
      {OFFERS.map(({ picture, name, start, price }) => (
        <div key={picture} className={styles.offer}>
          <img src={`/art/person-${picture}.svg`} alt="" className={styles.picture} />
          <div className={styles.who}>
            <p>{name}</p>
            <p className={styles.fact}>{t(start)}</p>
          </div>
          <span className={styles.price}>{t(price)}</span>
        </div>
      ))}
    </div>
  );
}
