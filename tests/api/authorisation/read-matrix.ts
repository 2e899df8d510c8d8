/** Who calls, and what each operation answers them, in the same order. */
export type Matrix = { callers: string[]; rows: Map<string, string[]> };

/** A matrix as its file has it. */
export function readMatrix(text: string): Matrix {
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const rows = lines.map((line): [string, string[]] => {
    const [name = "", ...cells] = line.split(/ {2,}/);
    return [name, cells];
  });
  return { callers: header.trim().split(/ +/), rows: new Map(rows) };
}
