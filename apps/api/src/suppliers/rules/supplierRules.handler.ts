import type {
  saveSupplierRules,
  supplierRules,
  SupplierRulesRecord,
} from "@sayara/api-client/contract/suppliers/supplierRules";
import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import type { DepositTerms } from "@sayara/domain/deposit/DepositTerms";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import type { SupplierRules } from "@sayara/domain/supplier/SupplierRules";
import { plainText } from "@sayara/domain/text/plainText";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { Updateable } from "kysely";
import type { SuppliersTable } from "#api/database/tables/catalogueTables.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { nameLock, refuseDuplicates } from "#api/suppliers/join/refuseDuplicates.ts";
import { requireSupplier, type SupplierRow } from "#api/suppliers/requireSupplier.ts";
import { readSupplierRules } from "./readSupplierRules.ts";
import { resolveFeePlaces } from "./resolveFeePlaces.ts";
import { writeServedPlaces } from "./writeServedPlaces.ts";

export const handleSupplierRules: Handler<typeof supplierRules> = async ({ params, user, dependencies }) => {
  const { db } = dependencies;
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewRules" });
  return {
    ok: true,
    status: 200,
    data: await readSupplierRules(db, { supplier, language: user.language, config: dependencies.config }),
  };
};

/** Saves parts of the rules if they still have the version that the caller read [AR5]. */
export const handleSaveSupplierRules: Handler<typeof saveSupplierRules> = async ({
  params,
  body: { version, ...parts },
  user: { language },
  dependencies: { clock, config },
  context,
}) => {
  const locks = parts.identity === undefined ? [] : [nameLock(parts.identity.name)];
  const options = { segment: params.supplier, action: "editRules", locks } as const;
  const data = await inSupplierTransaction(context, options, async (write) => {
    const { transaction, supplier, actor, standing } = write;
    if (parts.identity !== undefined && !isSupplierActionAllowed(actor, "editProfile", { standing }))
      throw new RefusalError("not_allowed");
    if (supplier.version !== version) throw new RefusalError("stale_version");
    await refuseNameOfOther(transaction, supplier, parts.identity?.name);
    refuseOtherMethods(parts.deposits, config.business.depositMethods);
    const fees = parts.fees && (await resolveFeePlaces(transaction, parts.fees));
    const before = await readSupplierRules(transaction, { supplier, language, config });
    const written = await transaction
      .updateTable("suppliers")
      .set((eb) => ({
        ...columnsOf({ ...parts, fees }),
        version: eb("version", "+", 1),
        updated_at: clock(),
      }))
      .where("id", "=", supplier.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (parts.places !== undefined)
      await writeServedPlaces(transaction, { supplierId: supplier.id, places: parts.places });
    const after = await readSupplierRules(transaction, { supplier: written, language, config });
    await write.recordEdit({
      subject: "rules",
      subjectId: supplier.id,
      action: "saved",
      before: partsOf(before, parts),
      after: partsOf(after, parts),
    });
    return after;
  });
  return { ok: true, status: 200, data };
};

/**
 * Refuses a new name that another agency has [JN2]. Agencies that share a name since an import may keep it.
 */
async function refuseNameOfOther(
  transaction: Transaction,
  { id, name: stored }: SupplierRow,
  name: string | undefined,
): Promise<void> {
  if (name === undefined || plainText(name) === plainText(stored)) return;
  await refuseDuplicates(transaction, { id, name, nameField: "identity.name" });
}

/** Refuses methods of security deposits that the marketplace does not allow [DP1]. */
function refuseOtherMethods(deposits: DepositTerms | undefined, allowed: readonly DepositMethod[]): void {
  const index = deposits?.findIndex(({ method }) => !allowed.includes(method)) ?? -1;
  if (index !== -1)
    throw new RefusalError("invalid_input", {
      fields: { [`deposits.${index}.method`]: validationMessage("invalid") },
    });
}

type Parts = { [Part in keyof SupplierRules]?: SupplierRules[Part] | undefined };

/** Returns the parts of the record that a change contains. */
function partsOf(record: SupplierRulesRecord, parts: Parts): Partial<SupplierRulesRecord> {
  const names = (Object.keys(parts) as (keyof Parts)[]).filter((name) => parts[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

function columnsOf({ identity, hours, terms, fees, covers, deposits }: Parts): Updateable<SuppliersTable> {
  return {
    ...(identity && {
      name: identity.name,
      search_name: plainText(identity.name),
      bio: identity.bio || null,
      phone: identity.phone,
      email: identity.email,
      address: identity.address || null,
      latitude: identity.position?.latitude ?? null,
      longitude: identity.position?.longitude ?? null,
    }),
    ...(hours && {
      opening_hours: JSON.stringify(hours.openingHours),
      closed_dates: JSON.stringify(hours.closedDates),
    }),
    ...(terms && {
      lead_time_hours: terms.leadTimeHours,
      turnaround_minutes: terms.turnaroundMinutes,
      minimum_rental_days: terms.minimumRentalDays,
      down_payment_percentage: terms.downPaymentShare,
      pay_later: terms.payLater,
      confirms_moves: terms.confirmsMoves,
      kept_hours: terms.keptHours.withoutArrival,
      kept_hours_with_arrival: terms.keptHours.withArrival,
    }),
    ...(fees && { fees: JSON.stringify(fees) }),
    ...(covers !== undefined && { cover_contents: covers && JSON.stringify(covers) }),
    ...(deposits && { deposits: JSON.stringify(deposits) }),
  };
}
