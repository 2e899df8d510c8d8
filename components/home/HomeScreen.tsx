import { BeeCall } from "./BeeCall";
import { Hero } from "./Hero";
import { HowItWorks } from "./HowItWorks";
import { LatestTenders } from "./LatestTenders";
import { PopularCategories } from "./PopularCategories";
import { Promises } from "./Promises";
import { Reviews } from "./reviews/Reviews";

/** The first page of the product, static in every language: for people who are not signed in. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <PopularCategories />
      <Promises />
      <LatestTenders />
      <Reviews />
      <BeeCall />
    </>
  );
}
