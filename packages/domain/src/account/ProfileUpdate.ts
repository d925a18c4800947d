import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { optionalText } from "../validation/boundedText.ts";
import { Email } from "../validation/Email.ts";
import { FullName } from "../validation/FullName.ts";
import { Phone } from "../validation/Phone.ts";
import { BirthDate } from "./BirthDate.ts";

/** What one may change of one's own account (specification, section 2, /settings). Absent fields stay as they are. */
export const ProfileUpdate = v.object({
  id: EntityId,
  fullName: v.exactOptional(FullName),
  /** A new address must be confirmed by its mailed link. */
  email: v.exactOptional(Email),
  phone: v.exactOptional(Phone),
  birthDate: v.exactOptional(BirthDate),
  location: v.exactOptional(optionalText(100)),
  bio: v.exactOptional(optionalText(1000)),
});
export type ProfileUpdate = v.InferOutput<typeof ProfileUpdate>;
