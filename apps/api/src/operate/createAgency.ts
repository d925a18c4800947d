import { randomUUID } from "node:crypto";
import type { Language } from "@sayara/domain/language/Language";
import { Slug } from "@sayara/domain/id/Slug";
import { plainText } from "@sayara/domain/text/plainText";
import { requiredText } from "@sayara/domain/validation/boundedText";
import { Email } from "@sayara/domain/validation/Email";
import { Phone } from "@sayara/domain/validation/Phone";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { slugOf } from "#api/catalogue/slugOf.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { startTrial } from "#api/money/subscriptions/changePeriods.ts";
import type { Operator } from "./terminal/Operator.ts";
import { OperatorError } from "./terminal/OperatorError.ts";
import { parseOption } from "./terminal/parseOption.ts";
import { insertStaff } from "./users/createStaff.ts";

export interface NewAgency {
  name: string;
  slug: string | undefined;
  /** Also the email address of the agency's staff account. */
  email: string;
  /** Full name for the agency's staff account. */
  contact: string;
  phone: string;
  address: string | undefined;
  /** Slugs of the places that it serves. */
  places: readonly string[];
  language: Language;
}

/**
 * Creates an agency and its staff account, which gets a mail with the link that sets a password.
 *
 * @returns the agency's slug.
 * @throws OperatorError for a wrong option, an unknown place, a taken slug or a registered address.
 */
export function createAgency(
  db: Database,
  agency: NewAgency,
  tools: Pick<Operator, "randomBytes" | "clock"> & { config: Config },
): Promise<string> {
  const email = parseOption("--email", Email, agency.email);
  const name = parseOption("--name", requiredText(100), agency.name);
  const slug = parseOption("--slug", Slug, agency.slug ?? slugOf(name));
  const phone = parseOption("--phone", Phone, agency.phone);
  const address =
    agency.address === undefined ? null : parseOption("--address", requiredText(300), agency.address);
  return db.transaction().execute(async (transaction) => {
    await lockInOrder(transaction, [emailLock(email), "catalogue import"]);
    const places = await placeIds(transaction, agency.places);
    const now = tools.clock();
    const id = randomUUID();
    const inserted = await transaction
      .insertInto("suppliers")
      .values({
        id,
        slug,
        name,
        search_name: plainText(name),
        email,
        phone,
        address,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted === undefined)
      throw new OperatorError(`Another agency has the slug ${slug}. Choose one with --slug.`);
    await transaction
      .insertInto("supplier_locations")
      .values(places.map((location_id) => ({ supplier_id: id, location_id })))
      .execute();
    await startTrial(transaction, id, { now, config: tools.config });
    const staff = { email, fullName: agency.contact, language: agency.language };
    await insertStaff(transaction, { ...staff, password_hash: null, supplierId: id }, tools);
    return slug;
  });
}

async function placeIds(transaction: Transaction, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0)
    throw new OperatorError("Name the places that the agency serves: --place tunis --place sousse.");
  const rows = await transaction
    .selectFrom("locations")
    .select(["id", "slug"])
    .where("slug", "in", slugs)
    .forKeyShare()
    .execute();
  const unknown = slugs.filter((slug) => !rows.some((row) => row.slug === slug));
  if (unknown.length > 0) throw new OperatorError(`No place has the slug ${unknown.join(", ")}.`);
  return rows.map(({ id }) => id);
}
