import { expect, test } from "vitest";
import { isSupplierActionAllowed, type SupplierActor } from "./isSupplierActionAllowed.ts";
import { supplierActions } from "./SupplierAction.ts";

const actionsOf = (actor: SupplierActor, standing: "active" | "pending" | "suspended" = "active") =>
  supplierActions.filter((action) => isSupplierActionAllowed(actor, action, { standing }));
const views = supplierActions.filter((action) => action.startsWith("view"));

test("[SR1] an owner may do everything, a manager everything except people, money and plan", () => {
  expect(actionsOf("owner")).toEqual(supplierActions);
  expect(supplierActions.filter((action) => !actionsOf("manager").includes(action))).toEqual([
    "editMoney",
    "payBalance",
    "editTeam",
    "editPlan",
  ]);
});

test("[SR1] the desk may handle bookings and blocked days, and an accountant only reads", () => {
  expect(actionsOf("desk")).toEqual([
    "viewBookings",
    "manageBookings",
    "viewFleet",
    "viewDays",
    "editDays",
    "viewRules",
    "viewPapers",
    "viewPlan",
  ]);
  expect(actionsOf("accountant")).toEqual(views);
});

test("[SR2] an administrator may read everything of an agency and edit nothing on its behalf", () => {
  expect(actionsOf("admin")).toEqual(views);
});

test("[SR3] a suspended agency's people may only read, submit documents and pay the agency's debt", () => {
  expect(actionsOf("owner", "suspended")).toEqual([
    ...views.slice(0, 5),
    "editPapers",
    "viewMoney",
    "payBalance",
    ...views.slice(6),
  ]);
  expect(actionsOf("desk", "suspended")).toEqual([
    "viewBookings",
    "viewFleet",
    "viewDays",
    "viewRules",
    "viewPapers",
    "viewPlan",
  ]);
});

test("[SR3] the owner of an agency that is not accepted yet may prepare everything", () => {
  expect(actionsOf("owner", "pending")).toEqual(supplierActions);
});
