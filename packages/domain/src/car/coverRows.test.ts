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

describe("what covers include", () => {
  test.each([
    ["nothing", usualCoverContents, true],
    ["something unknown", { ...usualCoverContents, fullInsurance: ["engine"] }, false],
    ["something twice", { ...usualCoverContents, fullInsurance: ["keys", "keys"] }, false],
    ["no list", { ...usualCoverContents, fullInsurance: "keys" }, false],
    ["a cover less", { theftProtection: [], fullInsurance: [] }, false],
  ])("[CV1] may be entered with %s: %#", (_, input, isValid) => {
    expect(v.is(CoverContents, input)).toBe(isValid);
  });

  test("[CV1] of a newer server is read without unknown items", () => {
    const newer = { ...usualCoverContents, fullInsurance: ["glass", "engine"] };
    expect(v.parse(StatedCoverContents, newer).fullInsurance).toEqual(["glass"]);
  });
});

describe("the table of covers", () => {
  test("[CV2] has the excess without and with each cover, and what it includes", () => {
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

  test("[CV2] counts the other covers of the rental on both sides", () => {
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

  test("[CV1, PL3] says neither yes nor no where the agency has not", () => {
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
  ])("[CV2] of %o has %o", (car, expected) => {
    expect(offeredCovers(car)).toEqual(expected);
  });
});
