/** Shows on the icon of the installed app how much is unread; nothing when all is read or nobody is signed in. */
export function showAppBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // A browser may know badges and still have no icon to put one on.
  shown.catch(() => undefined);
}
