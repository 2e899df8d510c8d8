/**
 * A hole that a careless change could make, in one place of the sources. Where two checks guard the same thing, leaving
 * out one of them opens nothing, so it is none.
 */
export type Mutant = {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** The operations whose answers it changes, by their names in the matrix. */
  operations: string[];
};

/** A source with the hole in it. Throws unless what it replaces stands there exactly once, so that the list stays true. */
export function mutate(source: string, { name, file, from, to }: Omit<Mutant, "operations">): string {
  const [before, after, ...rest] = source.split(from);
  if (before === undefined || after === undefined || rest.length > 0)
    throw new Error(`"${name}": what it replaces does not stand in ${file} exactly once`);
  return `${before}${to}${after}`;
}
