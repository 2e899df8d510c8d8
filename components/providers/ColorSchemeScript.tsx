const FOLLOW = `(function(){var m=matchMedia("(prefers-color-scheme: dark)"),s=function(){document.documentElement.dataset.scheme=m.matches?"dark":"light"};s();m.addEventListener&&m.addEventListener("change",s)})()`;

/** Before the first paint: light or dark, as the device is set. MUI's own script would bring MUI along. */
export function ColorSchemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: FOLLOW }} />;
}
