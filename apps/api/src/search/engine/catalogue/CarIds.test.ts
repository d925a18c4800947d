import fc from "fast-check";
import { expect, test } from "vitest";
import { CarIds } from "./CarIds.ts";

const change = fc.record({ id: fc.uuid(), isDeleted: fc.boolean(), pick: fc.nat(1000) });

test("finds ids by slot and slots by id after any additions and deletions", () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1500, maxLength: 2500 }), (changes) => {
      const ids = new CarIds();
      const slotById = new Map<string, number>();
      let slots = 0;
      for (const { id, isDeleted, pick } of changes) {
        const storedIds = [...slotById.keys()];
        const deletedId = storedIds[pick % Math.max(1, storedIds.length)];
        if (isDeleted && deletedId !== undefined) {
          ids.delete(deletedId);
          slotById.delete(deletedId);
        } else if (!slotById.has(id)) {
          ids.add(id, slots);
          slotById.set(id, slots++);
        }
      }
      expect(ids.size).toBe(slotById.size);
      expect([...ids.slots()].toSorted((a, b) => a - b)).toEqual([...slotById.values()]);
      for (const [id, slot] of slotById) {
        expect(ids.slotOf(id)).toBe(slot);
        expect(ids.idOf(slot)).toBe(id);
      }
      for (const { id } of changes) expect(ids.slotOf(id)).toBe(slotById.get(id));
      const [first, second] = slotById;
      if (first === undefined || second === undefined) return;
      expect(ids.compare(first[1], second[1]) < 0).toBe(first[0] < second[0]);
    }),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 4 },
  );
});
