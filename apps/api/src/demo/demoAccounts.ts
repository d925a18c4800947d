import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import type { UserType } from "@sayara/domain/user/UserType";

/** A demo account with a published password. Production refuses to start while one exists (product.md, section 17). */
export interface DemoAccount {
  role: "driver" | "agency" | "admin" | "suspended driver";
  type: UserType;
  email: string;
  password: string;
  fullName: string;
  status: ClientAccountStatus;
  /** The agency of a `supplier` account. */
  agency?: string;
}

const password = "sayara-demo";

export const demoAccounts: readonly DemoAccount[] = [
  {
    role: "driver",
    type: "user",
    email: "conducteur@sayara.example",
    password,
    fullName: "Leïla Ben Amor",
    status: "active",
  },
  {
    role: "agency",
    type: "supplier",
    email: "agence@sayara.example",
    password,
    fullName: "Karim Trabelsi",
    status: "active",
    agency: "caroubier-auto",
  },
  {
    role: "admin",
    type: "admin",
    email: "admin@sayara.example",
    password,
    fullName: "Inès Gharbi",
    status: "active",
  },
  {
    role: "suspended driver",
    type: "user",
    email: "suspendu@sayara.example",
    password,
    fullName: "Hedi Mansour",
    status: "blocked",
  },
];
