import { expect, test } from "vitest";
import { problemsLeft } from "./problemsLeft.ts";

const reports = (type: "user" | "supplier" | "admin", count: number, pictures = 0) =>
  Array.from({ length: count }, () => ({
    by: { name: "Amel Ben Salah", type },
    pictures: Array.from({ length: pictures }, (_, index) => `picture-${index}`),
  }));

test("[PB3] the driver, the agency and the administrators may each add 15 reports and 30 photos", () => {
  const problems = [...reports("user", 2, 5), ...reports("supplier", 15, 2), ...reports("admin", 1)];
  for (const actor of ["driver", "linkHolder"] as const)
    expect(problemsLeft(actor, problems)).toEqual({ reports: 13, pictures: 20 });
  expect(problemsLeft("supplier", problems)).toEqual({ reports: 0, pictures: 0 });
  expect(problemsLeft("admin", problems)).toEqual({ reports: 14, pictures: 30 });
});

test("[PB3] a side that already exceeds the limits may add nothing", () => {
  expect(problemsLeft("driver", reports("user", 16, 2))).toEqual({ reports: 0, pictures: 0 });
});
