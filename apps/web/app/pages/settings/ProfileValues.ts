import { formatPhone } from "@sayara/i18n/format/formatPhone";
import type { User } from "@sayara/domain/user/User";

export type ProfileValues = {
  fullName: string;
  email: string;
  phone: string;
  /** In the format of `dateParts`, perhaps incomplete. */
  birthDate: string;
  location: string;
  bio: string;
  /** Current password. Required only with a new email address; not kept in the draft. */
  password: string;
};

export function profileOf({ fullName, email, phone, birthDate, location, bio }: User): ProfileValues {
  return {
    fullName,
    email,
    phone: formatPhone(phone ?? ""),
    birthDate: birthDate ?? "",
    location: location ?? "",
    bio: bio ?? "",
    password: "",
  };
}
