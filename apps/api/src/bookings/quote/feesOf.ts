import type { LocationKind } from "@sayara/domain/location/LocationKind";
import { feesOfRental } from "@sayara/domain/pricing/fees/feesOfRental";
import type { RentalFee } from "@sayara/domain/pricing/fees/RentalFee";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { Selectable } from "kysely";
import type { SuppliersTable } from "#api/database/tables/catalogueTables.ts";

/** The columns that determine an agency's fees. */
export const feeColumns = ["suppliers.fees", "suppliers.opening_hours", "suppliers.closed_dates"] as const;

export type FeeRow = Pick<Selectable<SuppliersTable>, "fees" | "opening_hours" | "closed_dates">;

interface Place {
  id: string;
  kind: LocationKind | Unknown;
}

/** Returns an agency's fees for a rental, at today's prices [FE2]. */
export function feesOf(
  row: FeeRow,
  { pickup, dropOff, from, to }: { pickup: Place; dropOff: Place; from: Date; to: Date },
  timeZone: string,
): RentalFee[] {
  const terms = { fees: row.fees, openingHours: row.opening_hours, closedDates: row.closed_dates };
  const toPlace = ({ id, kind }: Place) => ({ id, isAirport: kind === "airport" });
  return feesOfRental(
    terms,
    { pickup: { place: toPlace(pickup), at: from }, dropOff: { place: toPlace(dropOff), at: to } },
    timeZone,
  );
}
