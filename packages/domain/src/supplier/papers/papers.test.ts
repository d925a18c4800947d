import { expect, test } from "vitest";
import { arePapersValid } from "./arePapersValid.ts";
import { findDocumentProblem } from "./findDocumentProblem.ts";

test("[DC3] a rental may end on the last valid day of the papers of car and agency, but not later", () => {
  expect(arePapersValid("2026-12-31", [])).toBe(true);
  expect(arePapersValid("2026-12-31", [null, "2026-12-31"])).toBe(true);
  expect(arePapersValid("2027-01-01", [null, "2026-12-31"])).toBe(false);
  expect(arePapersValid("2026-12-31", ["2026-12-30", "2027-12-31"])).toBe(false);
});

test("a document of type `autre` needs a title, and the dates of every document must be in order and current", () => {
  const today = "2028-02-29";
  expect(findDocumentProblem("autre", {}, today)).toMatchObject({ field: "title", code: "required" });
  expect(findDocumentProblem("rc", {}, today)).toBeNull();
  expect(findDocumentProblem("rc", { issuedOn: "2028-03-01" }, today)?.code).toBe("date_invalid");
  const reversed = { issuedOn: "2028-01-02", expiresOn: "2028-01-01" };
  expect(findDocumentProblem("rc", reversed, today)?.code).toBe("period_reversed");
  expect(findDocumentProblem("rc", { expiresOn: "2028-02-28" }, today)?.code).toBe("document_expired");
  expect(findDocumentProblem("rc", { issuedOn: today, expiresOn: today }, today)).toBeNull();
});
