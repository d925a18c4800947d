import type { Command } from "commander";
import { currencies } from "@sayara/domain/money/Currency";
import { MAX_DINARS, hasAtMostTwoDecimals } from "@sayara/domain/money/Dinars";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import * as v from "valibot";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database } from "#api/database/Schema.ts";
import { checkLedger } from "#api/money/ledger/checkLedger.ts";
import { readBalances } from "#api/money/ledger/readBalances.ts";
import { recordSettlement, type Settlement } from "#api/money/ledger/recordSettlement.ts";
import { isPayoutPrepared } from "#api/money/payouts/isPayoutPrepared.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import type { Operator } from "./terminal/Operator.ts";
import { OperatorError } from "./terminal/OperatorError.ts";
import { parseOption } from "./terminal/parseOption.ts";
import { withInstallation } from "./withInstallation.ts";

/** Maximum number of printed differences. The remaining ones are only counted. */
const MAX_LINES = 50;

/** A payout that the bank returned is missing here, because the portal's page of payouts records it [PO5]. */
const kinds = ["payout", "agency_payment", "correction"] as const satisfies Settlement["kind"][];
const Kind = v.picklist(kinds);
const Amount = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,10}(?:\.\d{1,2})?$/),
  v.transform(Number),
  v.check((amount) => amount !== 0 && Math.abs(amount) <= MAX_DINARS && hasAtMostTwoDecimals(amount)),
);
const Reference = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

export function addLedgerCommands(program: Command, operator: Operator): void {
  const { print, note } = operator;
  const ledger = program
    .command("ledger")
    .description("movements of money between drivers, agencies and the marketplace");
  ledger
    .command("check")
    .description("compare the ledger with all payments, refunds and commissions")
    .action(async () => {
      const { bookings, differences, totals } = await withInstallation(operator, ({ db }) => checkLedger(db));
      for (const { account, millimes, currency } of totals)
        print(`${account}\t${toDinars(millimes)} ${currency}`);
      for (const line of differences.slice(0, MAX_LINES)) print(line);
      if (differences.length > MAX_LINES) print(`and ${differences.length - MAX_LINES} more`);
      note(bookings === 1 ? "1 booking compared" : `${bookings} bookings compared`);
      if (differences.length > 0) throw new OperatorError("The ledger differs from the bookings.");
    });
  ledger
    .command("balances")
    .description("list each agency's balance and the part that is owed to drivers as refunds")
    .action(async () => {
      const balances = await withInstallation(operator, ({ db }) => readBalances(db));
      for (const { slug, balance, owedToDrivers, currency } of balances) {
        print(
          [slug, `${toDinars(balance)} ${currency}`, `${toDinars(owedToDrivers)} ${currency}`].join("\t"),
        );
      }
      note(balances.length === 1 ? "1 agency" : `${balances.length} agencies`);
    });
  ledger
    .command("record")
    .description("record money that moved between an agency and the marketplace")
    .argument("<kind>", kinds.join(", "))
    .argument("<agency>", "slug of the agency")
    .argument("<amount>", "dinars; negative for a correction that lowers the agency's balance")
    .requiredOption("--reference <text>", "reference of the transfer, or the reason of a correction")
    .action(async (kindText: string, slug: string, amountText: string, options: { reference: string }) => {
      const kind = parseOption("<kind>", Kind, kindText);
      const dinars = parseOption("<amount>", Amount, amountText);
      const reference = parseOption("--reference", Reference, options.reference);
      if (dinars < 0 && kind !== "correction") throw new OperatorError("<amount> must be above 0.");
      const balance = await withInstallation(operator, async ({ db }) => {
        const supplierId = await findAgency(db, slug);
        return inTransaction(db, async (transaction) => {
          // Takes the same lock as the portal's payments, so that the balance does not change between a check
          // and a movement.
          await lockInOrder(transaction, [supplierLock(supplierId)]);
          if (kind === "payout" && (await isPayoutPrepared(transaction, supplierId)))
            throw new OperatorError(
              `A payout to ${slug} is in a file for the bank: mark it as paid or take it out on the portal's page of payouts.`,
            );
          const [currency] = currencies;
          const settlement = { kind, supplierId, amount: toMillimes(dinars), currency, reference };
          await recordSettlement(transaction, settlement, operator.clock());
          return (await readBalances(transaction)).find(
            (agency) => agency.slug === slug && agency.currency === currency,
          );
        });
      });
      print(
        `Recorded. The balance of ${slug} is ${toDinars(balance?.balance ?? 0)} ${balance?.currency ?? ""}.`,
      );
    });
}

async function findAgency(db: Database, slug: string): Promise<string> {
  const agency = await db.selectFrom("suppliers").select("id").where("slug", "=", slug).executeTakeFirst();
  if (agency === undefined) throw new OperatorError(`There is no agency ${slug}.`);
  return agency.id;
}
