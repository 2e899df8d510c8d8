/**
 * Whether a click opens another page of the product in this tab. Modified clicks, downloads, new tabs and anchors on the
 * same page do not.
 */
export function isInternalNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isUnmodified =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isUnmodified || link.hasAttribute("download")) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  const current = window.location;
  const target = new URL(link.href, current.href);
  const isAnchor =
    target.hash !== "" && target.pathname === current.pathname && target.search === current.search;
  return target.protocol === current.protocol && target.host === current.host && !isAnchor;
}
