/** Sets the unread count on the icon of the installed app; clears it when all is read or the user is signed out. */
export function showAppBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // A browser may know badges and still have no icon to put one on.
  shown.catch(() => undefined);
}
