import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { problemLine } from "@sayara/api/operate/catalogue/ImportProblem";
import { readBookCars } from "./readBookCars.ts";

const folder = mkdtempSync(join(tmpdir(), "sayara-bookcars-"));
afterAll(() => rmSync(folder, { recursive: true }));
const id = "65a100000000000000000001";

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function problemsOf(path: string): Promise<string[]> {
  const result = await readBookCars([path]);
  return "problems" in result ? result.problems.map((problem) => problemLine({ ...problem, file: "f" })) : [];
}

test("reads JSON lines, an array, and canonical and relaxed values to the same records", async () => {
  const canonical = `{"_id":{"$oid":"${id}"},"startDate":{"$date":{"$numberLong":"1830204000000"}},"endDate":{"$date":{"$numberLong":"1830204000000"}},"dailyPrice":{"$numberDouble":"80.5"}}`;
  const relaxed = `[\n  {"_id":{"$oid":"${id}"},\n   "startDate":{"$date":"2027-12-30T22:00:00Z"}, "endDate":{"$date":"2027-12-30T22:00:00.000Z"},"dailyPrice":80.5, "__v": 0}\n]\n`;
  const exports = await Promise.all([
    readBookCars([fileOf("DateBasedPrice.jsonl", `\uFEFF${canonical}\r\n`)]),
    readBookCars([fileOf("bookcars.datebasedprices.json", relaxed)]),
  ]);
  const records = exports.map((result) => ("records" in result ? result.records.DateBasedPrice : []));
  const value = {
    _id: id,
    startDate: new Date("2027-12-30T22:00:00Z"),
    endDate: new Date("2027-12-30T22:00:00Z"),
    dailyPrice: 80.5,
  };
  expect(records.map(([record]) => [record?.line, record?.value])).toEqual([
    [1, value],
    [2, value],
  ]);
});

test.each([
  ['{"_id": {"$oid": "1"},\n "a": }', "f, line 2: the object is not valid JSON"],
  ['\n{"a": "b"', "f, line 2: the object has no end"],
  ["[1, 2]", "f, line 1: an object must begin here"],
  ["<html>", "f, line 1: an object must begin here"],
  [`${'{"a":'.repeat(40)}1${"}".repeat(40)}`, "f, line 1: the object is nested more than 30 times"],
  [`{"a":"${"x".repeat(1_000_001)}"}`, "f, line 1: the object has no end"],
])("rejects a malformed file and reports the line: %#", async (content, message) => {
  const problems = await problemsOf(fileOf("Car.json", content));
  expect(problems.map((line) => line.replace("is longer than 1000000 characters", "has no end"))).toEqual([
    message,
  ]);
});

test("reports a rejected field; omits a duplicate record and one without a required field", async () => {
  const record = (number: number, fields: object) =>
    JSON.stringify({ _id: { $oid: `65a10000000000000000000${number}` }, ...fields });
  const path = fileOf(
    "User.jsonl",
    [
      record(1, {
        email: "a@b.tn",
        fullName: "A",
        phone: 12,
        birthDate: { $date: "never" },
        favourite: "red",
      }),
      record(1, { email: "a@b.tn", fullName: "A" }),
      record(2, { email: null, fullName: "B" }),
      JSON.stringify({ email: "c@b.tn" }),
    ].join("\n"),
  );
  const result = await readBookCars([path]);
  if ("problems" in result) throw new Error("refused");
  expect(result.records.User.map((user) => user.id)).toEqual(["65a100000000000000000001"]);
  expect(result.omissions.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
    "1 phone must be a string; it is 12",
    "1 birthDate must be a Date; it is Object",
    "1 favourite is not a field that the import knows",
    `2 record is not carried: it occurs twice, first in ${path}, line 1`,
    "3 record is not carried: email is missing",
    "4 record is not carried: _id is missing",
  ]);
});

test("removes control characters from a reported value", async () => {
  const path = fileOf("User.json", JSON.stringify({ _id: "\u001B[2Jx", email: "a@b.tn", fullName: "A" }));
  const result = await readBookCars([path]);
  const text = JSON.stringify("omissions" in result ? result.omissions.map(({ reason }) => reason) : []);
  expect(text).toContain("[2Jx");
  expect(text).not.toContain("\\u001b");
});

test("rejects a file that matches no collection, cannot be read or is not UTF-8", async () => {
  await expect(readBookCars([fileOf("Boat.json", "[]")])).rejects.toThrow(
    "Boat.json must be named after a collection of BookCars, such as User.json.",
  );
  await expect(readBookCars([fileOf("User.txt", "[]")])).rejects.toThrow("must be named after a collection");
  await expect(readBookCars([join(folder, "Cars.json")])).rejects.toThrow("is not a file that can be read");
  const bytes = Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d);
  await expect(readBookCars([fileOf("Country.json", bytes)])).rejects.toThrow(
    "Country.json, line 1: the text is not UTF-8",
  );
});

test("no JSON input causes a fault", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("User", "Car", "Booking", "Location", "LocationValue", "DateBasedPrice"),
      fc.array(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((json) => `{"_id":${json}}`),
        ),
      ),
      async (name, parts) => {
        const result = await readBookCars([fileOf(`${name}.json`, parts.join("\n"))]);
        expect("problems" in result || "records" in result).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
