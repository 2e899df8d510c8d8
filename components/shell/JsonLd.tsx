/** As the text of a script element: nothing that somebody wrote can end it. */
function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** What machines read of a page, in the words of schema.org. It is data, so no policy for scripts stops it. */
export function JsonLd({ value }: { value: object }) {
  const context = { "@context": "https://schema.org", ...value };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(context) }} />;
}
