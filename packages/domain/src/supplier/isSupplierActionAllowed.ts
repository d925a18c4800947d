import { type SupplierAction, supplierActions } from "./SupplierAction.ts";
import type { SupplierRole } from "./SupplierRole.ts";

/** Who acts in an agency's part of the portal: its people by role, or an administrator. */
export type SupplierActor = SupplierRole | "admin";

/** Whether an agency trades: `suspended` and `pending` ones are not shown to drivers. */
export type SupplierStanding = "active" | "pending" | "suspended";

const views = supplierActions.filter((action) => action.startsWith("view"));

/** Actions of owners only. */
const ownerActions: ReadonlySet<SupplierAction> = new Set(["editTeam", "editMoney", "editPlan"]);

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

/** Actions of a suspended agency's people: they read, and submit documents that an administrator requests [SR3]. */
const suspendedActions: ReadonlySet<SupplierAction> = new Set([...views, "editPapers"]);

/** Returns whether an actor may do this in an agency's part of the portal [SR1, SR2, SR3]. */
export function isSupplierActionAllowed(
  actor: SupplierActor,
  action: SupplierAction,
  { standing }: { standing: SupplierStanding },
): boolean {
  if (!allowedActions[actor].has(action)) return false;
  return standing !== "suspended" || suspendedActions.has(action);
}
