import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { CoverContents, StatedCoverContents, usualCoverContents } from "../pricing/covers/CoverContents.ts";
import { coverRows, offeredCovers } from "./coverRows.ts";

const excess = {
  damage: 3000,
  damageWithWaiver: 1200,
  theft: 4000,
  theftWithProtection: 1500,
  fullInsurance: 200,
};
const contents: CoverContents = { ...usualCoverContents, theftProtection: ["keys"] };
const all = ["theftProtection", "collisionDamageWaiver", "fullInsurance"] as const;

describe("the contents of covers", () => {
  test.each([
    ["nothing", usualCoverContents, true],
    ["something unknown", { ...usualCoverContents, fullInsurance: ["engine"] }, false],
    ["something twice", { ...usualCoverContents, fullInsurance: ["keys", "keys"] }, false],
    ["no list", { ...usualCoverContents, fullInsurance: "keys" }, false],
    ["a cover less", { theftProtection: [], fullInsurance: [] }, false],
  ])("[CV1] are validated when entered with %s", (_, input, isValid) => {
    expect(v.is(CoverContents, input)).toBe(isValid);
  });

  test("[CV1] from a newer server lose their unknown items", () => {
    const newer = { ...usualCoverContents, fullInsurance: ["glass", "engine"] };
    expect(v.parse(StatedCoverContents, newer).fullInsurance).toEqual(["glass"]);
  });
});

describe("the table of covers", () => {
  test("[CV2] has the excess without and with each cover, and the contents of each cover", () => {
    expect(coverRows(all, { excess, contents, held: [] })).toEqual([
      { cover: "theftProtection", excess: { without: 4000, with: 1500 }, items: ["keys"] },
      { cover: "collisionDamageWaiver", excess: { without: 3000, with: 1200 }, items: [] },
      {
        cover: "fullInsurance",
        excess: { without: 4000, with: 200 },
        items: ["glass", "tyres", "roofAndUnderbody"],
      },
    ]);
  });

  test("[CV2] applies the rental's other covers to the excess both without and with a cover", () => {
    const held = ["theftProtection", "collisionDamageWaiver"] as const;
    expect(coverRows(all, { excess, contents, held }).map((row) => row.excess)).toEqual([
      { without: 4000, with: 1500 },
      { without: 3000, with: 1200 },
      { without: 1500, with: 200 },
    ]);
    expect(coverRows(["theftProtection"], { excess, contents, held: ["fullInsurance"] })[0]?.excess).toEqual({
      without: 200,
      with: 200,
    });
  });

  test("[CV1, PL3] has null for an excess and contents that the agency has not stated", () => {
    expect(coverRows(["fullInsurance"], { excess: null, contents: null, held: [] })).toEqual([
      { cover: "fullInsurance", excess: null, items: null },
    ]);
  });

  test.each([
    [
      { theftProtection: 5, collisionDamageWaiver: 0, fullInsurance: -1 },
      ["theftProtection", "collisionDamageWaiver"],
    ],
    [
      { theftProtection: 5, collisionDamageWaiver: 0, fullInsurance: 0 },
      ["collisionDamageWaiver", "fullInsurance"],
    ],
    [{ theftProtection: -1, collisionDamageWaiver: -1, fullInsurance: 30 }, ["fullInsurance"]],
  ])("[CV2] for the prices %o lists %o", (car, expected) => {
    expect(offeredCovers(car)).toEqual(expected);
  });
});
