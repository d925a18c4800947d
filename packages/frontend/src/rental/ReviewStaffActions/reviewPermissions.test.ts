import { aUser } from "@sayara/frontend/testing/data/aUser";
import { expect, test } from "vitest";
import { reviewPermissions } from "./reviewPermissions.ts";

const ofAgency = aUser({ type: "supplier", supplierId: "supplier-1", supplierRole: "desk" });

test.each([
  ["[RV9] the agency's desk answers", ofAgency, { answer: true, hide: false }],
  [
    "[SR1] its accountant only reads",
    { ...ofAgency, supplierRole: "accountant" as const },
    { answer: false, hide: false },
  ],
  [
    "[SR3] a suspended agency only reads",
    { ...ofAgency, agencySuspended: true },
    { answer: false, hide: false },
  ],
  ["another agency only reads", { ...ofAgency, supplierId: "supplier-2" }, { answer: false, hide: false }],
  ["[RV10] an admin hides", aUser({ type: "admin" }), { answer: false, hide: true }],
])("%s", (_title, user, permissions) => {
  expect(reviewPermissions(user, "supplier-1")).toEqual(permissions);
});
