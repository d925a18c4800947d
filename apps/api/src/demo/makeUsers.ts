import { hash } from "@node-rs/argon2";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { demoAgencies } from "./demoAgencies.ts";
import type { Random } from "./createRandom.ts";
import { demoAccounts } from "./demoAccounts.ts";
import { slugOf } from "#api/catalogue/slugOf.ts";

/** Creates the demo accounts, one account for each other agency, and drivers with past bookings. */
export async function makeUsers(
  { drivers, supplierIds, now }: { drivers: number; supplierIds: ReadonlyMap<string, string>; now: Date },
  random: Random,
): Promise<UserRow[]> {
  const created_at = new Date(now.getTime() - 400 * 86_400_000);
  const userRow = (user: Pick<UserRow, "type" | "email" | "full_name"> & Partial<UserRow>): UserRow => ({
    id: random.uuid(),
    pending_email: null,
    phone: null,
    birth_date: null,
    location: null,
    bio: null,
    avatar: null,
    language: "fr",
    password_hash: null,
    password_by_session: false,
    link_version: 0,
    account_status: "active",
    enable_email_notifications: true,
    promotions_since: null,
    supplier_id: null,
    supplier_role: "owner",
    left_at: null,
    second_factor: null,
    authenticator_seed: null,
    authenticator_step: 0,
    activated_at: created_at,
    created_at,
    erased_at: null,
    ...user,
  });

  const users: UserRow[] = [];
  for (const { type, email, password, fullName, status, agency } of demoAccounts) {
    users.push(
      userRow({
        type,
        email,
        full_name: fullName,
        account_status: status,
        password_hash: await hash(password),
        ...(type === "user" && { phone: "+21620000001", birth_date: "1990-05-14" }),
        ...(agency !== undefined && { supplier_id: supplierIds.get(agency) ?? null }),
      }),
    );
  }
  const agenciesWithAccount = new Set(demoAccounts.map(({ agency }) => agency));
  for (const { slug, name } of demoAgencies) {
    if (agenciesWithAccount.has(slug)) continue;
    const email = `${slug}@agences.sayara.example`;
    users.push(
      userRow({
        type: "supplier",
        email,
        full_name: name.replaceAll("&", "et"),
        supplier_id: supplierIds.get(slug) ?? null,
      }),
    );
  }
  for (let number = 1; number <= drivers; number++) {
    const full_name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    users.push(
      userRow({
        type: "user",
        email: `${slugOf(full_name).replaceAll("-", ".")}.${number}@conducteurs.sayara.example`,
        full_name,
        phone: `+2162${String(1_000_000 + number)}`,
        birth_date: `${random.between(1958, 2001)}-0${random.between(1, 9)}-${random.between(10, 28)}`,
      }),
    );
  }
  return users;
}

const firstNames = [
  "Amine",
  "Sarra",
  "Mehdi",
  "Yasmine",
  "Walid",
  "Nour",
  "Skander",
  "Rim",
  "Anis",
  "Meriem",
  "Sami",
  "Asma",
  "Bilel",
  "Olfa",
  "Julie",
  "Thomas",
  "Camille",
  "Hugo",
  "Élodie",
  "Marc",
  "Emma",
  "James",
  "Lucía",
  "Carlos",
];
const lastNames = [
  "Ben Salah",
  "Jaziri",
  "Bouazizi",
  "Chaabane",
  "Mzoughi",
  "Khelifi",
  "Ayari",
  "Dridi",
  "Hamdi",
  "Sassi",
  "Gharsalli",
  "Martin",
  "Lefèvre",
  "Moreau",
  "Fontaine",
  "Walker",
  "Hughes",
  "Romero",
  "Navarro",
];
