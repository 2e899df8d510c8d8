/** Who and what the placeholders stand for where a saved text is inserted. */
export type SavedTextFacts = { name: string; title: string };

/** A saved text with the other person's name and the tender's title in place of {name} and {title}. */
export function fillSavedText(text: string, { name, title }: SavedTextFacts): string {
  // A function: "$&" in a title has no meaning of its own.
  return text.replaceAll(/\{(name|title)\}/g, (_all, key) => (key === "name" ? name : title));
}

/** What stands in a field after a text was inserted: on a line of its own behind what was typed. */
export function appendText(typed: string, inserted: string): string {
  return typed.trim() === "" ? inserted : `${typed.trimEnd()}\n${inserted}`;
}
