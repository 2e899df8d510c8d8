const SCRIPT = `document.documentElement.dataset.scheme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`;

/** Sets the device's colour scheme before the first paint; ColorSchemeSync follows it. MUI's own would load MUI. */
export function ColorSchemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
