import { KEPT_HOURS } from "@sayara/domain/config/businessDefaults";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { beyondBox, boxAround } from "@sayara/domain/location/boxAround";
import type { Position } from "@sayara/domain/location/Location";
import { MEETING_KILOMETRES } from "@sayara/domain/supplier/SupplierRules";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { plainText } from "@sayara/domain/text/plainText";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import type { AgencyChange, AgencyRecord } from "@sayara/catalogue/CatalogueRecord";
import { type ImportedRecord, problemAt } from "#api/operate/catalogue/ImportedRecord.ts";
import type { ImportProblem } from "#api/operate/catalogue/ImportProblem.ts";
import { readAgencyRecords } from "#api/operate/catalogue/read/readAgencyRecords.ts";
import { writeExtras } from "./writeExtras.ts";
import { storedNames } from "./storedNames.ts";
import { type WriteResult, type WrittenRow, writeRecords } from "./writeRecords.ts";

/** Writes agencies with the places that they serve, their meeting points there, their fees and their extras. */
export async function writeAgencies(
  transaction: Transaction,
  imported: readonly ImportedRecord<AgencyChange>[],
  {
    places,
    positions,
    now,
    isWriting,
  }: {
    places: ReadonlyMap<string, string>;
    /** Positions of places by the ids that records use. */
    positions: ReadonlyMap<string, Position>;
    now: Date;
    isWriting: boolean;
  },
): Promise<WriteResult<AgencyRecord>> {
  const nameOf = await storedNames(transaction, "place");
  const locationIdOf = (id: string) => places.get(id) ?? id;
  const result = await writeRecords<AgencyRecord>(transaction, imported, {
    type: "agency",
    isWriting,
    table: "suppliers",
    slugText: ({ name }) => name,
    stored: (rows) => readAgencyRecords(transaction, { rows, nameOf }),
    check: (rows) => findFarPins(rows, positions),
    columns: (agency) => ({ ...columnsOf(agency, locationIdOf), updated_at: now }),
    firstColumns: () => ({ review_count: 0, rating_sum: 0, created_at: now }),
  });
  if (!isWriting || result.problems.length > 0) return result;
  const { writtenRows } = result;
  const changedIds = writtenRows.filter(({ isNew }) => !isNew).map(({ rowId }) => rowId);
  // An import does not state which places accept returns. Agencies choose them on the portal, so they are
  // kept.
  const withoutReturns = new Set<string>();
  if (changedIds.length > 0) {
    const rows = await transaction
      .selectFrom("supplier_locations")
      .select(["supplier_id", "location_id"])
      .where("supplier_id", "in", changedIds)
      .where("accepts_returns", "=", false)
      .execute();
    for (const { supplier_id, location_id } of rows) withoutReturns.add(`${supplier_id} ${location_id}`);
    await transaction.deleteFrom("supplier_locations").where("supplier_id", "in", changedIds).execute();
    await transaction.deleteFrom("meeting_places").where("supplier_id", "in", changedIds).execute();
  }
  await insertRows(
    transaction,
    "supplier_locations",
    writtenRows.flatMap(({ record, rowId }) =>
      [...new Set(record.places)].map(locationIdOf).map((location_id) => ({
        supplier_id: rowId,
        location_id,
        accepts_returns: !withoutReturns.has(`${rowId} ${location_id}`),
      })),
    ),
  );
  await insertRows(
    transaction,
    "meeting_places",
    writtenRows.flatMap(({ record, rowId }) =>
      record.meetingPlaces.map(({ place, position, instructions = { fr: "" } }) => ({
        supplier_id: rowId,
        location_id: locationIdOf(place),
        ...position,
        instructions: inAllLanguages(instructions),
      })),
    ),
  );
  await writeExtras(transaction, writtenRows, now);
  return result;
}

/** Finds pins in the imported lines that are too far from their places [AR6]. */
function findFarPins(
  rows: readonly WrittenRow<AgencyRecord>[],
  positions: ReadonlyMap<string, Position>,
): ImportProblem[] {
  return rows.flatMap(({ record, imported }) =>
    (imported.fields.has("meetingPlaces") ? record.meetingPlaces : []).flatMap(({ place, position: pin }) => {
      const position = positions.get(place);
      const axes = position === undefined ? [] : beyondBox(pin, boxAround(position, MEETING_KILOMETRES));
      if (axes.length === 0) return [];
      const message = `has a pin more than ${MEETING_KILOMETRES} km from the place ${place}: its ${axes.join(" and ")} must be nearer`;
      return [problemAt(imported, "meetingPlaces", message)];
    }),
  );
}

function columnsOf(agency: AgencyRecord, locationIdOf: (id: string) => string): object {
  const { name, bio = null, email = null, phone = null, address = null, position } = agency;
  const { keptHours = KEPT_HOURS } = agency;
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
    kept_hours: keptHours.withoutArrival,
    kept_hours_with_arrival: keptHours.withArrival,
    fees: feesOf(agency.fees, locationIdOf),
    cover_contents: agency.covers ?? null,
    deposits: agency.deposits,
  };
}

function feesOf(
  { oneWay, airport, outsideHours, youngDriver, usage, delivery, collection }: AgencyRecord["fees"],
  locationIdOf: (id: string) => string,
): SupplierFees {
  const pairs = oneWay.map(({ pickup, dropOff, price }) => ({
    pickup: locationIdOf(pickup),
    dropOff: locationIdOf(dropOff),
    price,
  }));
  return {
    oneWay: pairs,
    airport: airport ?? null,
    outsideHours: outsideHours ?? null,
    youngDriver: youngDriver === undefined ? null : { ...youngDriver, maximum: youngDriver.maximum ?? null },
    ...(usage && { usage }),
    delivery: delivery.map((terms) => ({ ...terms, place: locationIdOf(terms.place) })),
    collection: collection.map((terms) => ({ ...terms, place: locationIdOf(terms.place) })),
  };
}
