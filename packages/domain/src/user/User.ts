import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Language } from "../language/Language.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { UserType } from "./UserType.ts";
import { anyText, FileAddress } from "../validation/boundedText.ts";

/**
 * The account of whoever is signed in: the answer of the sign-in calls, stored in the browser as the current
 * user. It holds no secret (specification, section 3; decisions, "Accounts").
 */
export const User = v.object({
  id: EntityId,
  type: UserType,
  email: anyText(254),
  /** The address that takes its place once the link mailed there is used; absent while none is asked for. */
  pendingEmail: v.exactOptional(anyText(254)),
  fullName: anyText(100),
  language: Language,
  enableEmailNotifications: v.boolean(),
  /** Whether the address was confirmed by its mailed link. */
  verified: v.boolean(),
  phone: v.nullable(anyText(40)),
  location: v.nullable(anyText(100)),
  bio: v.nullable(anyText(1000)),
  birthDate: v.nullable(CalendarDate),
  avatar: v.nullable(FileAddress),
  /** The agency that an account of type `supplier` acts for. */
  supplierId: v.nullable(EntityId),
});
export type User = v.InferOutput<typeof User>;
