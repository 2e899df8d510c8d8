const SAY = `document.documentElement.dataset.scheme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`;

/** Before the first paint: light or dark, as the device is set; PersistColorScheme follows it. MUI's own would bring MUI along. */
export function ColorSchemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SAY }} />;
}
