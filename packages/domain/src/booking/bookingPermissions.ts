import type { BookingStatus } from "./BookingStatus.ts";

/** What can be done with a booking. */
export const bookingActions = [
  "view",
  "payOnline",
  "edit",
  "requestCancellation",
  "decideCancellation",
  "changeStatus",
  "recordPayment",
  "delete",
  "review",
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** Who looks at a booking. `linkHolder` came by its signed link and is not signed in. */
export const bookingRoles = ["linkHolder", "driver", "supplier", "admin"] as const;
export type BookingRole = (typeof bookingRoles)[number];

/** What must be so for an action, besides role and status; `bookingConditions` says how each is judged. */
export type BookingCondition =
  | "linkStillValid"
  | "beforePickup"
  | "fromPickupOnUnlessCancelled"
  | "cancelledByAgencyIfCancelled"
  | "amendmentsChosen"
  | "noCancelRequestOpen"
  | "cancelRequestOpen"
  | "noPaymentOpen"
  | "notYetReviewed";

/** One line of the table: an action, whose it is, in which statuses, and what else must be so. */
export interface BookingPermission {
  action: BookingAction;
  /** Role, and whether it must be theirs: the driver's own booking, the agency's own car. */
  roles: Readonly<Partial<Record<BookingRole, "own" | "any">>>;
  statuses: readonly BookingStatus[];
  when: readonly BookingCondition[];
}

const everyStatus = ["void", "pending", "deposit", "paid", "reserved", "cancelled"] as const;
const live = ["pending", "deposit", "paid", "reserved"] as const;
const driver = { linkHolder: "own", driver: "own" } as const;
const staff = { supplier: "own", admin: "any" } as const;

/** Who may do what to a booking in which state [RO1] (decisions, "Roles" and "Bookings"). All else is refused. */
export const bookingPermissions: readonly BookingPermission[] = [
  { action: "view", roles: { linkHolder: "own" }, statuses: everyStatus, when: ["linkStillValid"] },
  { action: "view", roles: { driver: "own", ...staff }, statuses: everyStatus, when: [] },
  {
    action: "payOnline",
    roles: driver,
    statuses: ["void", "pending", "reserved", "deposit"],
    when: ["beforePickup", "noCancelRequestOpen"],
  },
  {
    action: "edit",
    roles: driver,
    statuses: live,
    when: ["beforePickup", "amendmentsChosen", "noCancelRequestOpen"],
  },
  {
    action: "requestCancellation",
    roles: driver,
    statuses: live,
    when: ["beforePickup", "noCancelRequestOpen"],
  },
  { action: "decideCancellation", roles: staff, statuses: live, when: ["cancelRequestOpen"] },
  { action: "changeStatus", roles: staff, statuses: live, when: [] },
  { action: "changeStatus", roles: { admin: "any" }, statuses: ["void"], when: [] },
  { action: "recordPayment", roles: staff, statuses: ["pending", "reserved", "deposit"], when: [] },
  { action: "delete", roles: staff, statuses: ["void", "cancelled"], when: ["noPaymentOpen"] },
  {
    action: "review",
    roles: { driver: "own" },
    statuses: ["deposit", "paid", "reserved", "cancelled"],
    when: ["fromPickupOnUnlessCancelled", "cancelledByAgencyIfCancelled", "notYetReviewed"],
  },
];
