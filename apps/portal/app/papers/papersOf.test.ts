import { expect, test } from "vitest";
import { aSupplierDocument } from "#portal/testing/data/aSupplierDocument.ts";
import { papersOf } from "./papersOf.ts";

const today = "2026-11-20";
const accepted = { status: "accepte" as const, reviewedAt: "2026-01-10T10:00:00.000Z" };
const picanto = { id: "car-1", name: "Kia Picanto" };

function statesOf(items: Parameters<typeof papersOf>[0]["items"]) {
  const [agency] = papersOf({ items, required: ["rc"], cars: [], today });
  return agency?.papers.map(({ state, daysLeft }) => [state, daysLeft]);
}

test("[DC1] a required paper that was not handed in is missing", () => {
  expect(statesOf([])).toEqual([["missing", null]]);
});

test("[DR1] a paper has the state of its newest version", () => {
  expect(statesOf([aSupplierDocument()])).toEqual([["inReview", null]]);
  expect(statesOf([aSupplierDocument({ status: "refuse", reason: "Blurred." })])).toEqual([
    ["refused", null],
  ]);
  expect(statesOf([aSupplierDocument(accepted)])).toEqual([["accepted", null]]);
});

test("an accepted paper reports its remaining days from 30 days before it expires", () => {
  const endingOn = (expiresOn: string) => statesOf([aSupplierDocument({ ...accepted, expiresOn })]);
  expect(endingOn("2026-12-21")).toEqual([["accepted", 31]]);
  expect(endingOn("2026-12-20")).toEqual([["endsSoon", 30]]);
  expect(endingOn(today)).toEqual([["endsSoon", 0]]);
  expect(endingOn("2026-11-19")).toEqual([["ended", -1]]);
});

test("[DC2] an accepted version stays in force while a newer one is under review, and a superseded one does not", () => {
  const older = aSupplierDocument({ ...accepted, id: "v1", isSuperseded: true });
  const current = aSupplierDocument({ ...accepted, id: "v2", version: 2 });
  const newer = aSupplierDocument({ id: "v3", version: 3 });
  const [agency] = papersOf({ items: [newer, current, older], required: [], cars: [], today });
  expect(agency?.papers).toHaveLength(1);
  expect(agency?.papers[0]).toMatchObject({ state: "inReview", inForce: { id: "v2" } });
});

test("each car has its own papers, and those of a deleted car are kept", () => {
  const sold = { id: "car-9", name: "Seat Ibiza" };
  const folders = papersOf({
    items: [
      aSupplierDocument({ id: "a", car: picanto, type: "assurance" }),
      aSupplierDocument({ id: "b", car: sold, type: "autre", title: "Leasing contract" }),
    ],
    required: ["rc"],
    cars: [{ ...picanto, plate: "123 TU 4567" }],
    today,
  });
  const seen = folders.map(({ car, papers, toDo }) => [
    car?.name ?? "agency",
    papers.map(({ type, title, state }) => `${type} ${title}${state}`),
    toDo,
  ]);
  expect(seen).toEqual([
    ["agency", ["rc missing"], 1],
    ["Kia Picanto", ["assurance inReview", "autorisation_transport absent"], 0],
    ["Seat Ibiza", ["autre Leasing contractinReview"], 0],
  ]);
  expect(folders[2]?.car?.isDeleted).toBe(true);
});
