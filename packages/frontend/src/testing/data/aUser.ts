import type { User } from "@sayara/domain/user/User";

/** A driver's account. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
    type: "user",
    email: "amel@example.tn",
    fullName: "Amel Ben Salah",
    language: "en",
    enableEmailNotifications: true,
    verified: true,
    phone: "+21620123456",
    location: "Sousse",
    bio: null,
    birthDate: "1995-03-04",
    avatar: null,
    supplierId: null,
    ...changes,
  };
}
