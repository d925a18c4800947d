import { formatPhone } from "@sayara/i18n/format/formatPhone";
import type { User } from "@sayara/domain/user/User";

export type ProfileValues = {
  fullName: string;
  email: string;
  phone: string;
  /** In the format of `dateParts`; may be incomplete. */
  birthDate: string;
  location: string;
  bio: string;
  /** Current password. Required only for a new email address. The draft does not contain it. */
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
