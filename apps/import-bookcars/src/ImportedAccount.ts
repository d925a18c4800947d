import { Language } from "@sayara/domain/language/Language";
import { BirthDate } from "@sayara/domain/validation/BirthDate";
import { requiredText } from "@sayara/domain/validation/boundedText";
import { Email } from "@sayara/domain/validation/Email";
import { FullName } from "@sayara/domain/validation/FullName";
import { Phone } from "@sayara/domain/validation/Phone";
import * as v from "valibot";

/** An imported account of a driver or of agency staff. The bounds are those of a profile. */
export const ImportedAccount = v.object({
  type: v.picklist(["user", "supplier"]),
  email: Email,
  fullName: FullName,
  phone: v.optional(Phone),
  birthDate: v.optional(BirthDate),
  location: v.optional(requiredText(100)),
  bio: v.optional(requiredText(1000)),
  language: v.optional(Language, "fr"),
  enableEmailNotifications: v.boolean(),
  isBlocked: v.boolean(),
});
export type ImportedAccount = v.InferOutput<typeof ImportedAccount>;
