import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { optionalText } from "../validation/boundedText.ts";
import { Email } from "../validation/Email.ts";
import { FullName } from "../validation/FullName.ts";
import { Phone } from "../validation/Phone.ts";
import { BirthDate } from "../validation/BirthDate.ts";
import { PasswordAttempt } from "./Password.ts";

/** Changes to the user's own account (product.md, section 2). Absent fields stay unchanged. */
export const ProfileUpdate = v.object({
  id: EntityId,
  fullName: v.exactOptional(FullName),
  /** A new address requires the password and is confirmed by a mailed link [AC6]. */
  email: v.exactOptional(Email),
  /** The current password; needed only with a new email address [AC6]. */
  password: v.exactOptional(PasswordAttempt),
  phone: v.exactOptional(Phone),
  birthDate: v.exactOptional(BirthDate),
  location: v.exactOptional(optionalText(100)),
  bio: v.exactOptional(optionalText(1000)),
});
export type ProfileUpdate = v.InferOutput<typeof ProfileUpdate>;
