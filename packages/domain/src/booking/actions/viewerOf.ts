import type { User } from "@sayara/domain/user/User";
import type { UserType } from "@sayara/domain/user/UserType";
import type { BookingActor } from "./BookingActor.ts";

/** An actor, and whether the booking is theirs; false before a booking exists. */
export interface BookingViewer {
  actor: BookingActor;
  isOwn: boolean;
}

/** The driver who made a booking and the agency of its car. */
export interface BookingOwners {
  driverId: string | null;
  supplierId: string | null;
}

/**
 * Returns a user's actor and ownership [RO1]. A driver owns the bookings that they made; an agency owns those
 * of its cars. `user` is null without a session; a user type newer than this version is treated as a guest.
 * For a signed link, use `linkHolder` instead. `agencySuspended` and `supplierRole` are set for an agency's
 * staff; an accountant only reads [SR1].
 *
 * @example isAllowed({ action: "checkOut", viewer: viewerOf(user), booking: null })
 */
export function viewerOf(
  user: (Pick<User, "id" | "type" | "supplierId" | "supplierRole"> & { agencySuspended?: boolean }) | null,
  owners: BookingOwners | null = null,
): BookingViewer {
  if (user === null) return { actor: "guest", isOwn: false };
  const isOwn =
    user.type === "supplier"
      ? user.supplierId !== null && user.supplierId === owners?.supplierId
      : user.id === owners?.driverId;
  const isSuspended = user.type === "supplier" && user.agencySuspended === true;
  if (user.type === "unknown") return { actor: "guest", isOwn: false };
  if (isSuspended) return { actor: "suspendedSupplier", isOwn };
  const isReader = user.type === "supplier" && user.supplierRole === "accountant";
  return { actor: isReader ? "supplierReader" : actors[user.type], isOwn };
}

/** The viewer of a signed link, who always owns the booking. */
export const linkHolder: BookingViewer = { actor: "linkHolder", isOwn: true };

const actors = { user: "driver", supplier: "supplier", admin: "admin" } as const satisfies Record<
  UserType,
  BookingActor
>;
