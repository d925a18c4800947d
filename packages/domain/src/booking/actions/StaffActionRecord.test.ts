import * as v from "valibot";
import { expect, test } from "vitest";
import { StaffActionRecord } from "./StaffActionRecord.ts";

const facts = {
  version: 1,
  status: "reserved",
  paid: 100,
  returned: 0,
  owedAtDesk: 0,
  cancelRequest: "none",
  deleted: false,
} as const;
const record = {
  id: "record-1",
  action: "recordPayment",
  by: { id: "user-1", fullName: "Amel Trabelsi", type: "supplier" },
  at: "2026-12-01T10:00:00Z",
  before: facts,
  after: { ...facts, version: 2, paid: 240 },
} as const;

test("a record of a staff action has its actor, its time, and the booking before and after it", () => {
  expect(v.parse(StaffActionRecord, record)).toEqual(record);
  for (const part of Object.keys(record))
    expect(v.is(StaffActionRecord, { ...record, [part]: undefined })).toBe(false);
  for (const part of Object.keys(facts))
    expect(v.is(StaffActionRecord, { ...record, after: { ...facts, [part]: undefined } })).toBe(false);
  expect(v.is(StaffActionRecord, { ...record, by: {} })).toBe(false);
});

test("[AV5] a record may state whether the booking names a flight or ferry", () => {
  const after = { ...facts, hasArrival: true };
  expect(v.parse(StaffActionRecord, { ...record, after }).after).toEqual(after);
});

test("reads a newer state of a cancellation request as unknown", () => {
  const read = (cancelRequest: string) =>
    v.parse(StaffActionRecord, { ...record, after: { ...facts, cancelRequest } }).after.cancelRequest;
  expect(["none", "open", "declined", "accepted", "withdrawn"].map(read)).toEqual([
    "none",
    "open",
    "declined",
    "accepted",
    "unknown",
  ]);
});
