import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Language } from "../language/Language.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { UserType } from "./UserType.ts";
import { anyText, FileAddress } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";

/**
 * The signed-in user's account: answer of the sign-in calls, stored in the browser under `sayara.user`. Holds
 * no secret (product.md, section 3).
 */
export const User = v.object({
  id: EntityId,
  type: orUnknown(UserType),
  email: anyText(254),
  /** The new address while its confirmation is outstanding; absent otherwise (product.md, section 14). */
  pendingEmail: v.exactOptional(anyText(254)),
  fullName: anyText(100),
  language: orUnknown(Language),
  enableEmailNotifications: v.boolean(),
  /** Whether the address was confirmed by its mailed link. */
  verified: v.boolean(),
  phone: v.nullable(anyText(40)),
  location: v.nullable(anyText(100)),
  bio: v.nullable(anyText(1000)),
  birthDate: v.nullable(CalendarDate),
  avatar: v.nullable(FileAddress),
  /** The agency of an account of type `supplier`. */
  supplierId: v.nullable(EntityId),
});
export type User = v.InferOutput<typeof User>;
