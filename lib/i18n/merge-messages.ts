type MessageTree = Record<string, unknown>;

function isSection(value: unknown): value is MessageTree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mergeSections(one: MessageTree, other: MessageTree): MessageTree {
  const merged = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = merged[key];
    merged[key] = isSection(known) && isSection(value) ? mergeSections(known, value) : value;
  }
  return merged;
}

/** Deep-merges two message trees: of one namespace, the app shell may bring the buttons and a page the list. */
export function mergeMessages<T extends object>(one: T, other: object): T {
  return mergeSections(one as MessageTree, other as MessageTree) as T;
}
