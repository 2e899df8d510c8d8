// Leads back as soon as TenderBee can be reached: the page was answered at the address that was asked for.
(() => {
  const FIRST_MS = 3000;
  const MOST_MS = 30000;
  let wait = FIRST_MS;
  let timer = 0;

  const look = async () => {
    clearTimeout(timer);
    try {
      const { ok } = await fetch("/api/health", { cache: "no-store" });
      if (ok) return location.reload();
    } catch {
      // Still away.
    }
    // Some networks come back without a word, so it is tried now and then, ever less often.
    timer = setTimeout(look, wait);
    wait = Math.min(wait * 1.5, MOST_MS);
  };

  window.addEventListener("online", look);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  document.querySelector("button").addEventListener("click", () => location.reload());
  timer = setTimeout(look, FIRST_MS);
})();
