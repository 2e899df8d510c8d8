import { classOf, StyleSheet } from "@/components/ui/static/StyleSheet";
import { field, input, label, list, option, sheet } from "./hero-styles";

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
export function PlaceFieldStyles() {
  return <StyleSheet of={[field, label, input, sheet, list, option]} />;
}
