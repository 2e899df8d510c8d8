type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Set<Field>();

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function remember({ target }: Event): void {
  if (isField(target) && target.type !== "search") typed.add(target);
}

/** Takes note of what is typed from now on. Returns the way to stop. */
export function watchDirtyFields(): () => void {
  document.addEventListener("input", remember, { capture: true });
  return () => document.removeEventListener("input", remember, { capture: true });
}

/** True while a field on this page was edited, sent or not: then a reload needs a confirmation. */
export function hasDirtyFields(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...typed].some((field) => field.value !== "");
}
