import { type SupplierAction, supplierActions } from "./SupplierAction.ts";
import type { SupplierRole } from "./SupplierRole.ts";

/** Actors in the portal on an agency's behalf: its people by role, or an administrator. */
export type SupplierActor = SupplierRole | "admin";

/** Standing of an agency. `suspended` and `pending` agencies are not shown to drivers. */
export type SupplierStanding = "active" | "pending" | "suspended";

const views = supplierActions.filter((action) => action.startsWith("view"));

/** Actions of owners only. */
const ownerActions: ReadonlySet<SupplierAction> = new Set([
  "editTeam",
  "editMoney",
  "payBalance",
  "editPlan",
]);

/** The actions of each actor [SR1, SR2]. */
const allowedActions: Record<SupplierActor, ReadonlySet<SupplierAction>> = {
  owner: new Set(supplierActions),
  manager: new Set(supplierActions.filter((action) => !ownerActions.has(action))),
  desk: new Set([
    "viewBookings",
    "manageBookings",
    "viewFleet",
    "viewDays",
    "editDays",
    "viewRules",
    "viewPapers",
    "viewPlan",
  ]),
  accountant: new Set(views),
  admin: new Set(views),
};

/**
 * Actions of a suspended agency's people: reading, submitting documents that an administrator requires, and
 * paying [SR3].
 */
const suspendedActions: ReadonlySet<SupplierAction> = new Set([...views, "editPapers", "payBalance"]);

/** Returns whether an actor may perform an action on an agency's behalf in the portal [SR1, SR2, SR3]. */
export function isSupplierActionAllowed(
  actor: SupplierActor,
  action: SupplierAction,
  { standing }: { standing: SupplierStanding },
): boolean {
  if (!allowedActions[actor].has(action)) return false;
  return standing !== "suspended" || suspendedActions.has(action);
}
