import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Language } from "../language/Language.ts";
import { SupplierRole } from "../supplier/SupplierRole.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { UserType } from "./UserType.ts";
import { anyText, FileAddress } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";

/**
 * The signed-in user's account: the response of the sign-in calls, stored in the browser under `sayara.user`. Contains
 * no secrets (product.md, section 3).
 */
export const User = v.object({
  id: EntityId,
  type: orUnknown(UserType),
  email: anyText(254),
  /** The new email address while it awaits confirmation, absent otherwise (product.md, section 14). */
  pendingEmail: v.exactOptional(anyText(254)),
  fullName: anyText(100),
  language: orUnknown(Language),
  enableEmailNotifications: v.boolean(),
  /** Whether a driver has agreed to promotions [MA7]; absent for other accounts. */
  acceptsPromotions: v.exactOptional(v.boolean()),
  /** Whether the email address was confirmed through the mailed link. */
  verified: v.boolean(),
  phone: v.nullable(anyText(40)),
  location: v.nullable(anyText(100)),
  bio: v.nullable(anyText(1000)),
  birthDate: v.nullable(CalendarDate),
  avatar: v.nullable(FileAddress),
  /** The agency of a `supplier` account. */
  supplierId: v.nullable(EntityId),
  /** The role of a `supplier` account in its agency; absent for other accounts. */
  supplierRole: v.exactOptional(orUnknown(SupplierRole)),
});
export type User = v.InferOutput<typeof User>;
