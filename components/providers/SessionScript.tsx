const MARK = `try{if(localStorage.getItem("accessToken"))document.documentElement.dataset.session="checking"}catch{}`;

/** Before the first paint: marks the page when a stored token must be checked, which shows the loading screen. */
export function SessionScript() {
  return <script dangerouslySetInnerHTML={{ __html: MARK }} />;
}
