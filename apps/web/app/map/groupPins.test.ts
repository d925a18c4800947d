import fc from "fast-check";
import { expect, test } from "vitest";
import { groupPins, type Pin } from "./groupPins.ts";

const pin = (item: string, x: number, y: number): Pin<string> => ({ item, x, y, width: 80, height: 24 });
const names = (pins: Pin<string>[]) =>
  groupPins(pins).map(({ lead, others }) => [lead.item, ...others.map(({ item }) => item)]);

test("pins that do not overlap stay separate", () => {
  expect(names([pin("Tunis", 100, 100), pin("Djerba", 300, 400)])).toEqual([["Tunis"], ["Djerba"]]);
});

test("of two overlapping pins the earlier is shown and groups the other", () => {
  expect(names([pin("TUN", 100, 100), pin("Tunis", 110, 104)])).toEqual([["TUN", "Tunis"]]);
});

test("a pin joins the nearest pin that it overlaps", () => {
  const pins = [pin("Sousse", 100, 100), pin("Monastir", 200, 100), pin("Sahline", 160, 100)];
  expect(names(pins)).toEqual([["Sousse"], ["Monastir", "Sahline"]]);
});

test("a label does not cover the tip of a pin above it", () => {
  expect(names([pin("north", 100, 100), pin("south", 100, 126)])).toEqual([["north", "south"]]);
});

test("no shown labels overlap, and no pin is lost", () => {
  const somePin = fc.record({
    item: fc.uuid(),
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: 30, max: 160 }),
    height: fc.integer({ min: 20, max: 44 }),
  });
  fc.assert(
    fc.property(fc.array(somePin, { maxLength: 60 }), (pins) => {
      const groups = groupPins(pins);
      expect(groups.flatMap(({ lead, others }) => [lead, ...others])).toHaveLength(pins.length);
      const boxes = groups.map(({ lead: { x, y, width, height } }) => ({
        left: x - width / 2,
        right: x + width / 2,
        top: y - 8 - height,
        bottom: y,
      }));
      const overlapping = boxes.filter((box, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          ),
      );
      expect(overlapping).toEqual([]);
    }),
  );
});
