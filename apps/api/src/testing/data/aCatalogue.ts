import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { languages } from "@sayara/domain/language/Language";
import type { Insertable } from "kysely";
import type { AccountTables } from "#api/database/tables/accountTables.ts";
import type { CatalogueTables } from "#api/database/tables/catalogueTables.ts";
import type { Database } from "#api/database/Schema.ts";

const createdAt = new Date("2026-01-01T00:00:00Z");

/** Creates a small catalogue: two places, an agency that serves the first, and one car there. */
export async function aCatalogue(
  db: Database,
  supplier: Partial<Insertable<CatalogueTables["suppliers"]>> = {},
) {
  const tag = randomUUID().slice(0, 8);
  const country = await db
    .insertInto("countries")
    .values({ code: "TN" })
    .onConflict((conflict) => conflict.column("code").doUpdateSet({ code: "TN" }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const aPlace = async (slug: string, name: string) => {
    const { id } = await db
      .insertInto("locations")
      .values({
        country_id: country.id,
        parent_id: null,
        kind: "city",
        slug: `${slug}-${tag}`,
        code: null,
        latitude: 36.8,
        longitude: 10.2,
        image: null,
        featured_rank: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const names = languages.map((language) => ({
      location_id: id,
      language,
      name,
      search_name: name.toLowerCase(),
    }));
    await db.insertInto("location_names").values(names).execute();
    return { id, slug: `${slug}-${tag}` };
  };
  const tunis = await aPlace("tunis", "Tunis");
  const sousse = await aPlace("sousse", "Sousse");
  const agency = await db
    .insertInto("suppliers")
    .values({
      slug: `agence-${tag}`,
      name: "Agence Caroubier",
      search_name: "agence caroubier",
      logo: null,
      bio: null,
      rating: null,
      down_payment_percentage: null,
      phone: "+21671000111",
      email: "office@agence.example",
      address: null,
      latitude: null,
      longitude: null,
      created_at: createdAt,
      updated_at: createdAt,
      ...supplier,
    })
    .returning(["id", "slug"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("supplier_locations")
    .values({ supplier_id: agency.id, location_id: tunis.id })
    .execute();

  // Tests add more cars, people and calendars than a free plan allows.
  if (supplier.joining !== true)
    await db
      .insertInto("subscriptions")
      .values({
        id: randomUUID(),
        supplier_id: agency.id,
        plan: "premium",
        billing_period: "monthly",
        start_date: "2026-01-01",
        end_date: null,
        source: "granted",
        created_at: createdAt,
      })
      .execute();

  const aCar = async (car: Partial<Insertable<CatalogueTables["cars"]>> = {}) => {
    const { id, slug } = await db
      .insertInto("cars")
      .values({
        slug: `picanto-${randomUUID().slice(0, 8)}`,
        supplier_id: agency.id,
        name: "Kia Picanto",
        image: null,
        body: "cityCar",
        color: "red",
        range: "mini",
        fuel_type: "gasoline",
        gearbox: "manual",
        seats: 4,
        doors: 5,
        aircon: true,
        fuel_policy: "likeForlike",
        mileage: -1,
        multimedia: [],
        co2: 110,
        availability: "available",
        deposit_millimes: 1_000_000,
        daily_price_millimes: 100_000,
        periodic_prices: "[]",
        discounts: "[]",
        cancellation_millimes: 50_000,
        amendments_millimes: 0,
        theft_protection_millimes: 5_000,
        collision_damage_waiver_millimes: 8_000,
        full_insurance_millimes: -1,
        additional_driver_millimes: 10_000,
        created_at: createdAt,
        updated_at: createdAt,
        deleted_at: null,
        ...car,
      })
      .returning(["id", "slug"])
      .executeTakeFirstOrThrow();
    await db.insertInto("car_locations").values({ car_id: id, location_id: tunis.id }).execute();
    return { id, slug };
  };
  return { tunis, sousse, agency, aCar, car: await aCar() };
}

/** Creates an account with the password `a-good-password`. */
export async function aUser(db: Database, user: Partial<Insertable<AccountTables["users"]>> = {}) {
  const id = user.id ?? randomUUID();
  const row = {
    id,
    type: "user",
    supplier_id: null,
    email: `${id}@drivers.example`,
    full_name: "Amel Ben Salah",
    phone: "+21620123456",
    birth_date: "1990-05-14",
    language: "fr",
    password_hash: await passwordHash(),
    account_status: "active",
    enable_email_notifications: true,
    activated_at: createdAt,
    created_at: createdAt,
    ...user,
  } as const satisfies Insertable<AccountTables["users"]>;
  await db.insertInto("users").values(row).execute();
  return { ...row, supplier_role: user.supplier_role ?? ("owner" as const) };
}

export const goodPassword = "a-good-password";
let cachedHash: Promise<string> | undefined;

function passwordHash(): Promise<string> {
  cachedHash ??= hash(goodPassword, { memoryCost: 1024, timeCost: 1 });
  return cachedHash;
}
