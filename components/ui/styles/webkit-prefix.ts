import { DECLARATION, type Element } from "stylis";

/** What browsers since 2023, Safari above all, know under this name only. */
const WEBKIT =
  /^(?:appearance|backdrop-filter|clip-path|hyphens|mask(?:-\w+)?|print-color-adjust|text-size-adjust|user-select)$/;

/** A plugin of stylis in the place of emotion's, whose prefixes for the browsers of 2012 double all styles. */
export function webkitPrefix(element: Pick<Element, "type" | "props" | "value" | "return">): void {
  const { type, props, value } = element;
  if (type === DECLARATION && typeof props === "string" && WEBKIT.test(props))
    element.return = `-webkit-${value}${value}`;
}
