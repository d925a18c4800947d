import { randomUUID } from "node:crypto";
import { Password } from "@sayara/domain/account/Password";
import type { Language } from "@sayara/domain/language/Language";
import { Email } from "@sayara/domain/validation/Email";
import { FullName } from "@sayara/domain/validation/FullName";
import * as v from "valibot";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { hashPassword } from "#api/accounts/password/hashPassword.ts";
import { isCommonPassword } from "#api/accounts/password/isCommonPassword.ts";
import { mailActivation } from "#api/accounts/signUp/mailLink.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import { demoAccounts } from "#api/demo/demoAccounts.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Operator } from "../terminal/Operator.ts";
import { OperatorError } from "../terminal/OperatorError.ts";
import { parseOption } from "../terminal/parseOption.ts";

export interface NewStaff {
  email: string;
  fullName: string;
  language: Language;
  /** If undefined, the account gets a mail with a link to set the password, valid for a day. */
  password: string | undefined;
}

type Tools = Pick<Operator, "randomBytes" | "clock"> & { config: Config };

export function createAdmin(db: Database, staff: NewStaff, tools: Tools): Promise<void> {
  return createStaff(db, { ...staff, supplierSlug: undefined }, tools);
}

/**
 * Creates the account of an administrator or of an agency's staff.
 *
 * @throws OperatorError for a wrong option, a registered address or an unknown agency.
 */
export async function createStaff(
  db: Database,
  staff: NewStaff & { supplierSlug: string | undefined },
  tools: Tools,
): Promise<void> {
  const password_hash = await hashOf(staff.password);
  await db.transaction().execute(async (transaction) => {
    const email = parseOption("--email", Email, staff.email);
    await lockInOrder(transaction, [emailLock(email)]);
    const supplierId = await agencyId(transaction, staff.supplierSlug);
    await insertStaff(transaction, { ...staff, email, password_hash, supplierId }, tools);
  });
}

/** Inserts the account. Without a password it gets a mail with the link that sets one. */
export async function insertStaff(
  transaction: Transaction,
  {
    email,
    fullName,
    language,
    password_hash,
    supplierId,
  }: {
    email: string;
    fullName: string;
    language: Language;
    password_hash: string | null;
    supplierId: string | null;
  },
  { clock, config, randomBytes }: Tools,
): Promise<void> {
  // The API refuses to start on a database with these addresses.
  if (!config.demo && demoAccounts.some((demo) => demo.email === email))
    throw new OperatorError(`${email} is an address of the demonstration. Choose another one.`);
  const now = clock();
  const account = await transaction
    .insertInto("users")
    .values({
      id: randomUUID(),
      type: supplierId === null ? "admin" : "supplier",
      email,
      full_name: parseOption("--name", FullName, fullName),
      language,
      password_hash,
      account_status: "active",
      enable_email_notifications: true,
      supplier_id: supplierId,
      activated_at: password_hash === null ? null : now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (account === undefined) throw new OperatorError(`${email} is registered already.`);
  if (password_hash === null) await mailActivation(transaction, account, { config, randomBytes, now });
}

async function agencyId(transaction: Transaction, slug: string | undefined): Promise<string | null> {
  if (slug === undefined) return null;
  const agencies = transaction.selectFrom("suppliers").select("id").where("slug", "=", slug);
  const agency = await agencies.executeTakeFirst();
  if (agency === undefined) throw new OperatorError(`No agency has the slug ${slug}.`);
  return agency.id;
}

function hashOf(password: string | undefined): Promise<string> | null {
  if (password === undefined) return null;
  if (!v.is(Password, password)) throw new OperatorError("The password must have 6 to 200 characters.");
  if (isCommonPassword(password)) throw new OperatorError("The password is too easy to guess.");
  return hashPassword(password);
}
