import type { User } from "@sayara/domain/user/User";

export type ProfileValues = {
  fullName: string;
  email: string;
  phone: string;
  /** As `dateParts` writes it: it may be half typed. */
  birthDate: string;
  location: string;
  bio: string;
  /** The current one; asked for only with a new e-mail address, and never kept. */
  password: string;
};

export function profileOf({ fullName, email, phone, birthDate, location, bio }: User): ProfileValues {
  return {
    fullName,
    email,
    phone: phone ?? "",
    birthDate: birthDate ?? "",
    location: location ?? "",
    bio: bio ?? "",
    password: "",
  };
}
