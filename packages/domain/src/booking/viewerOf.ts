import type { User } from "../user/User.ts";
import type { UserType } from "../user/UserType.ts";
import type { BookingActor } from "./BookingActor.ts";

/** Who asks, and whether the booking is theirs; before there is a booking, nothing is. */
export interface BookingViewer {
  actor: BookingActor;
  isOwn: boolean;
}

/** Whose a booking is: who made it, and the agency of its car. */
export interface BookingOwners {
  driverId: string | null;
  supplierId: string | null;
}

/**
 * Who somebody is to a booking [RO1]: the driver's own is the one they made, an agency's one of its own cars. `user`
 * null: nobody is signed in. Whoever holds a signed link is `linkHolder` of its booking instead.
 *
 * @example isAllowed({ action: "checkOut", viewer: viewerOf(user), booking: null })
 */
export function viewerOf(
  user: Pick<User, "id" | "type" | "supplierId"> | null,
  owners: BookingOwners | null = null,
): BookingViewer {
  if (user === null) return { actor: "guest", isOwn: false };
  const isOwn =
    user.type === "supplier"
      ? user.supplierId !== null && user.supplierId === owners?.supplierId
      : user.id === owners?.driverId;
  return { actor: actors[user.type], isOwn };
}

/** The viewer that a signed link makes of whoever opens it: it is always of its own booking. */
export const linkHolder: BookingViewer = { actor: "linkHolder", isOwn: true };

const actors = { user: "driver", supplier: "supplier", admin: "admin" } as const satisfies Record<
  UserType,
  BookingActor
>;
