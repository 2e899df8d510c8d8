/** JSON for a script element; `<` is escaped so that user content cannot close the element (XSS). */
function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Structured data of a page (JSON-LD, schema.org). It is data and not executed, so the CSP does not block it. */
export function JsonLd({ value }: { value: object }) {
  const context = { "@context": "https://schema.org", ...value };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(context) }} />;
}
