import * as v from "valibot";

/** Actions in the portal on an agency's behalf [SR1]. */
export const supplierActions = [
  "viewBookings",
  "manageBookings",
  "viewFleet",
  "editFleet",
  "publishCars",
  "editPrices",
  "viewDays",
  "editDays",
  "viewRules",
  "editRules",
  "viewPapers",
  "editPapers",
  "viewMoney",
  "editMoney",
  "payBalance",
  "viewFigures",
  "viewTeam",
  "editTeam",
  "viewPlan",
  "editPlan",
  "editProfile",
] as const;
/** One of {@link supplierActions}. */
export const SupplierAction = v.picklist(supplierActions);
export type SupplierAction = v.InferOutput<typeof SupplierAction>;
