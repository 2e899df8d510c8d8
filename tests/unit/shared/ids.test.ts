import { expect, it } from "vitest";
import { newId } from "@/lib/shared/ids";

it("makes ids of version 7, each greater than the one before, even within a millisecond", () => {
  const ids = Array.from({ length: 5000 }, newId);

  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
