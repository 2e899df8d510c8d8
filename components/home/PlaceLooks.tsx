import { classOf, Sheet } from "@/components/plain/Sheet";
import { field, input, label, list, option, sheet } from "./hero-look";

/** The classes of the town field, which is drawn in the browser. */
export const placeClasses = {
  field: classOf(field),
  label: classOf(label),
  input: classOf(input),
  sheet: classOf(sheet),
  list: classOf(list),
  option: classOf(option),
};

/** Their rules, once on the page. */
export function PlaceLooks() {
  return <Sheet of={[field, label, input, sheet, list, option]} />;
}
