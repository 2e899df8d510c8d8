type Texts = Record<string, unknown>;

function isSection(text: unknown): text is Texts {
  return typeof text === "object" && text !== null && !Array.isArray(text);
}

function mergeSections(one: Texts, other: Texts): Texts {
  const merged = { ...one };
  for (const [key, text] of Object.entries(other)) {
    const before = merged[key];
    merged[key] = isSection(before) && isSection(text) ? mergeSections(before, text) : text;
  }
  return merged;
}

/** Two trees of texts in one: of a namespace, the frame may bring the buttons and a page the list. */
export function mergeMessages<T extends object>(one: T, other: object): T {
  return mergeSections(one as Texts, other as Texts) as T;
}
