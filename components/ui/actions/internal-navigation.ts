/** Whether this press opens another page of ours in this tab; a mere anchor stays on the page. */
export function isInternalNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.hasAttribute("download")) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  const here = window.location;
  const there = new URL(link.href, here.href);
  const isAnchor = there.hash !== "" && there.pathname === here.pathname && there.search === here.search;
  return there.protocol === here.protocol && there.host === here.host && !isAnchor;
}
