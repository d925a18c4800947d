import type { Language } from "@sayara/domain/language/Language";
import { textIn } from "@sayara/domain/language/textIn";
import type { SupplierFees, YoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import { toExtra } from "#api/catalogue/extraRows.ts";
import type { Database } from "#api/database/Schema.ts";
import type { AgencyRecord } from "@sayara/catalogue/CatalogueRecord";
import { keptHoursOf } from "#api/suppliers/rules/keptHoursOf.ts";
import type { StoredRecord, StoredRows } from "#api/operate/catalogue/StoredRecord.ts";

/** Reads agencies in the form of import records. */
export async function readAgencyRecords(
  db: Database,
  { rows: rowIds, nameOf }: StoredRows,
): Promise<StoredRecord<AgencyRecord>[]> {
  const rows = await db
    .selectFrom("suppliers")
    .selectAll()
    .$if(rowIds !== undefined, (query) => query.where("id", "in", rowIds ?? []))
    .orderBy("slug")
    .execute();
  const locationsByAgency = Map.groupBy(
    await db
      .selectFrom("supplier_locations")
      .selectAll()
      .$if(rowIds !== undefined, (query) => query.where("supplier_id", "in", rowIds ?? []))
      .orderBy("location_id")
      .execute(),
    (row) => row.supplier_id,
  );
  const meetingPlacesByAgency = Map.groupBy(
    await db
      .selectFrom("meeting_places")
      .selectAll()
      .$if(rowIds !== undefined, (query) => query.where("supplier_id", "in", rowIds ?? []))
      .orderBy("location_id")
      .execute(),
    (row) => row.supplier_id,
  );
  const extrasByAgency = Map.groupBy(
    await db
      .selectFrom("extras")
      .selectAll()
      .where("retired_at", "is", null)
      .$if(rowIds !== undefined, (query) => query.where("supplier_id", "in", rowIds ?? []))
      .orderBy("number")
      .execute(),
    (row) => row.supplier_id,
  );
  return rows.map((row) => {
    const { latitude, longitude } = row;
    const record: AgencyRecord = {
      type: "agency",
      id: nameOf(row.id, row.slug),
      slug: row.slug,
      name: row.name,
      ...(row.bio !== null && { bio: row.bio }),
      ...(row.email !== null && { email: row.email }),
      ...(row.phone !== null && { phone: row.phone }),
      ...(row.address !== null && { address: row.address }),
      ...(latitude !== null && longitude !== null && { position: { latitude, longitude } }),
      openingHours: row.opening_hours,
      contracts: row.contract_files,
      ...(row.answer_minutes !== null && { answerMinutes: row.answer_minutes }),
      payLater: row.pay_later,
      minimumRentalDays: row.minimum_rental_days,
      leadTimeHours: row.lead_time_hours,
      turnaroundMinutes: row.turnaround_minutes,
      ...(row.down_payment_percentage !== null && { downPaymentShare: row.down_payment_percentage }),
      suspended: row.suspended,
      places: (locationsByAgency.get(row.id) ?? []).map(({ location_id }) => nameOf(location_id)),
      meetingPlaces: (meetingPlacesByAgency.get(row.id) ?? []).map((meetingPlace) => ({
        place: nameOf(meetingPlace.location_id),
        position: { latitude: meetingPlace.latitude, longitude: meetingPlace.longitude },
        ...instructionsOf(meetingPlace.instructions),
      })),
      keptHours: keptHoursOf(row),
      fees: feesOf(row.fees, nameOf),
      ...(row.cover_contents !== null && { covers: row.cover_contents }),
      deposits: row.deposits,
      extras: (extrasByAgency.get(row.id) ?? []).map((extraRow) => {
        const { id: _id, version: _version, ...extra } = toExtra(extraRow);
        return extra;
      }),
    };
    return { rowId: row.id, record };
  });
}

/** Returns the directions without empty texts; none if all are empty [LO8]. */
function instructionsOf(
  stored: Readonly<Record<Language, string>>,
): Pick<AgencyRecord["meetingPlaces"][number], "instructions"> {
  const fr = textIn(stored, "fr");
  const stated = Object.fromEntries(Object.entries(stored).filter(([, text]) => text !== ""));
  return fr === undefined ? {} : { instructions: { ...stated, fr } };
}

function feesOf(
  { oneWay, airport, outsideHours, youngDriver, usage, delivery, collection }: SupplierFees,
  nameOf: StoredRows["nameOf"],
): AgencyRecord["fees"] {
  return {
    oneWay: oneWay.map(({ pickup, dropOff, price }) => ({
      pickup: nameOf(pickup),
      dropOff: nameOf(dropOff),
      price,
    })),
    ...(airport !== null && { airport }),
    ...(outsideHours !== null && { outsideHours }),
    ...(youngDriver !== null && { youngDriver: recordOf(youngDriver) }),
    ...(usage && { usage }),
    delivery: delivery.map((terms) => ({ ...terms, place: nameOf(terms.place) })),
    collection: collection.map((terms) => ({ ...terms, place: nameOf(terms.place) })),
  };
}

function recordOf({ maximum, ...fee }: YoungDriverFee): AgencyRecord["fees"]["youngDriver"] {
  return { ...fee, ...(maximum !== null && { maximum }) };
}
