import { plainText } from "@sayara/domain/text/plainText";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import type { AgencyChange, AgencyRecord } from "#api/operate/catalogue/CatalogueRecord.ts";
import type { ImportedRecord } from "#api/operate/catalogue/ImportedRecord.ts";
import { readAgencyRecords } from "#api/operate/catalogue/read/readAgencyRecords.ts";
import { storedNames } from "./storedNames.ts";
import { type WriteResult, writeRecords } from "./writeRecords.ts";

/** Writes agencies with the places that they serve and their meeting points there. */
export async function writeAgencies(
  transaction: Transaction,
  imported: readonly ImportedRecord<AgencyChange>[],
  { places, now, isWriting }: { places: ReadonlyMap<string, string>; now: Date; isWriting: boolean },
): Promise<WriteResult<AgencyRecord>> {
  const nameOf = await storedNames(transaction, "place");
  const locationIdOf = (id: string) => places.get(id) ?? id;
  const result = await writeRecords<AgencyRecord>(transaction, imported, {
    type: "agency",
    isWriting,
    table: "suppliers",
    slugText: ({ name }) => name,
    stored: (rows) => readAgencyRecords(transaction, { rows, nameOf }),
    columns: (agency) => ({ ...columnsOf(agency), updated_at: now }),
    firstColumns: () => ({ review_count: 0, rating_sum: 0, created_at: now }),
  });
  if (!isWriting || result.problems.length > 0) return result;
  const { writtenRows } = result;
  const changedIds = writtenRows.filter(({ isNew }) => !isNew).map(({ rowId }) => rowId);
  if (changedIds.length > 0) {
    await transaction.deleteFrom("supplier_locations").where("supplier_id", "in", changedIds).execute();
    await transaction.deleteFrom("meeting_places").where("supplier_id", "in", changedIds).execute();
  }
  await insertRows(
    transaction,
    "supplier_locations",
    writtenRows.flatMap(({ record, rowId }) =>
      [...new Set(record.places)].map((place) => ({ supplier_id: rowId, location_id: locationIdOf(place) })),
    ),
  );
  await insertRows(
    transaction,
    "meeting_places",
    writtenRows.flatMap(({ record, rowId }) =>
      record.meetingPlaces.map(({ place, position, instructions: { fr, en = fr, es = fr } }) => ({
        supplier_id: rowId,
        location_id: locationIdOf(place),
        ...position,
        instructions: { fr, en, es },
      })),
    ),
  );
  return result;
}

function columnsOf(agency: AgencyRecord): object {
  const { name, bio = null, email = null, phone = null, address = null, position } = agency;
  return {
    name,
    search_name: plainText(name),
    bio,
    email,
    phone,
    address,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    opening_hours: agency.openingHours,
    contract_files: agency.contracts ?? {},
    answer_minutes: agency.answerMinutes ?? null,
    pay_later: agency.payLater,
    minimum_rental_days: agency.minimumRentalDays,
    lead_time_hours: agency.leadTimeHours,
    turnaround_minutes: agency.turnaroundMinutes,
    down_payment_percentage: agency.downPaymentShare ?? null,
    suspended: agency.suspended,
  };
}
