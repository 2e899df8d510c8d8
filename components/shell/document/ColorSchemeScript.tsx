const SCRIPT = `(function(r,s){try{s=localStorage.getItem("scheme")}catch(e){}r.dataset.scheme=s=="light"||s=="dark"?s:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"})(document.documentElement)`;

/** Sets the chosen or the device's colour scheme before the first paint; ColorSchemeSync follows it. MUI's own would load MUI. */
export function ColorSchemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
