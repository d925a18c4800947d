import type { SupplierRulesRecord } from "@sayara/api-client/contract/suppliers/supplierRules";
import type { Language } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { selectLocations } from "#api/catalogue/locationRows.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import type { SupplierRow } from "#api/suppliers/requireSupplier.ts";
import { keptHoursOf } from "./keptHoursOf.ts";

/** Reads an agency's profile and rules, with the names of its places in a language. */
export async function readSupplierRules(
  db: Database,
  { supplier: row, language, config }: { supplier: SupplierRow; language: Language; config: Config },
): Promise<SupplierRulesRecord> {
  const { latitude, longitude } = row;
  return {
    version: row.version,
    logo: row.logo,
    identity: {
      name: row.name,
      bio: row.bio,
      phone: row.phone,
      email: row.email,
      address: row.address,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    },
    hours: { openingHours: row.opening_hours, closedDates: row.closed_dates },
    terms: {
      leadTimeHours: row.lead_time_hours,
      turnaroundMinutes: row.turnaround_minutes,
      minimumRentalDays: row.minimum_rental_days,
      downPaymentShare: row.down_payment_percentage,
      payLater: row.pay_later,
      confirmsMoves: row.confirms_moves,
      keptHours: keptHoursOf(row),
    },
    fees: row.fees,
    covers: row.cover_contents,
    deposits: row.deposits,
    depositMethods: config.business.depositMethods,
    places: await readServedPlaces(db, { supplierId: row.id, language }),
    contracts: row.contract_files,
  };
}

/** Omits imported meeting places at places that the agency does not serve. */
async function readServedPlaces(
  db: Database,
  { supplierId, language }: { supplierId: string; language: Language },
): Promise<SupplierRulesRecord["places"]> {
  const rows = await selectLocations(db, language)
    .innerJoin("supplier_locations as served", "served.location_id", "locations.id")
    .leftJoin("meeting_places as meeting", (join) =>
      join
        .onRef("meeting.supplier_id", "=", "served.supplier_id")
        .onRef("meeting.location_id", "=", "served.location_id"),
    )
    .where("served.supplier_id", "=", supplierId)
    .select([
      "served.accepts_returns",
      "meeting.latitude as meeting_latitude",
      "meeting.longitude as meeting_longitude",
      "meeting.instructions",
    ])
    .orderBy("names.search_name")
    .orderBy("locations.id")
    .execute();
  return rows.map(
    ({ id, slug, name, accepts_returns, meeting_latitude, meeting_longitude, instructions }) => ({
      location: { id, slug, name },
      acceptsReturns: accepts_returns,
      meeting:
        meeting_latitude === null || meeting_longitude === null
          ? null
          : {
              position: { latitude: meeting_latitude, longitude: meeting_longitude },
              instructions: mapLanguages((one) => instructions?.[one] ?? ""),
            },
    }),
  );
}
