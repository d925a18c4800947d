import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { lastDayOf } from "@sayara/domain/subscription/planChange";
import { plainText } from "@sayara/domain/text/plainText";
import type { Transaction } from "#api/database/Schema.ts";
import { type DemoAgency, demoAgencies } from "./demoAgencies.ts";
import type { Random } from "./createRandom.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import { meetingInstructions } from "./meetingInstructions.ts";
import { demoPlaces } from "./places.ts";

function feesOf({ fees = {} }: DemoAgency, placeIds: ReadonlyMap<string, string>): SupplierFees {
  const { airport = null, outsideHours = null, youngDriver = null, oneWay = [], usage } = fees;
  const idOf = (slug: string) => placeIds.get(slug) ?? "";
  const pairs = oneWay.flatMap(([one, other, price]) => [
    { pickup: idOf(one), dropOff: idOf(other), price },
    { pickup: idOf(other), dropOff: idOf(one), price },
  ]);
  const termsOf = (service: AddressService) =>
    (fees[service] ?? []).map(([place, price, leadTimeHours]) => ({
      place: idOf(place),
      price,
      leadTimeHours,
    }));
  const services = { delivery: termsOf("delivery"), collection: termsOf("collection") };
  return { oneWay: pairs, airport, outsideHours, youngDriver, ...(usage && { usage }), ...services };
}

/** Inserts the agencies and their places. Returns each agency's id by its slug. */
export async function seedSuppliers(
  transaction: Transaction,
  { placeIds, now }: { placeIds: ReadonlyMap<string, string>; now: Date },
  random: Random,
): Promise<Map<string, string>> {
  const ids = new Map(demoAgencies.map(({ slug }) => [slug, random.uuid()]));
  await insertRows(
    transaction,
    "suppliers",
    demoAgencies.map((agency, index) => {
      const homePlace = demoPlaces.find(({ slug }) => slug === agency.places[0]);
      return {
        id: ids.get(agency.slug),
        slug: agency.slug,
        name: agency.name,
        search_name: plainText(agency.name),
        logo: `/logos/${agency.slug}.svg`,
        bio: agency.bio,
        review_count: 0,
        pay_later: agency.payLater,
        minimum_rental_days: agency.minimumRentalDays,
        lead_time_hours: agency.leadTimeHours,
        turnaround_minutes: agency.turnaroundMinutes,
        down_payment_percentage: agency.downPaymentPercentage,
        contract_files: {},
        suspended: agency.suspended ?? false,
        phone: `+216700000${String(index + 1).padStart(2, "0")}`,
        email: `contact@${agency.slug}.example`,
        address: `${agency.street}, ${homePlace?.names.fr ?? ""}`,
        latitude: homePlace?.position[0] ?? null,
        longitude: homePlace?.position[1] ?? null,
        opening_hours: agency.openingHours,
        fees: feesOf(agency, placeIds),
        cover_contents: agency.coverContents,
        deposits: agency.deposits,
        answer_minutes: agency.answerMinutes,
        created_at: `${agency.since}T08:00:00Z`,
        updated_at: now,
      };
    }),
  );
  const today = now.toISOString().slice(0, 10);
  await insertRows(
    transaction,
    "subscriptions",
    [...ids.values()].map((id) => ({
      id,
      supplier_id: id,
      plan: "premium",
      billing_period: "yearly",
      start_date: today,
      end_date: lastDayOf(today, "yearly"),
      source: "granted",
      created_at: now,
    })),
  );
  await insertRows(
    transaction,
    "supplier_locations",
    demoAgencies.flatMap(({ slug, places }) =>
      [...new Set(places)].map((place) => ({ supplier_id: ids.get(slug), location_id: placeIds.get(place) })),
    ),
  );
  await insertRows(
    transaction,
    "meeting_places",
    demoAgencies.flatMap(({ slug, name, places }) =>
      [...new Set(places)].flatMap((placeSlug) =>
        demoPlaces
          .filter((place) => place.slug === placeSlug)
          .map(({ kind, position: [latitude, longitude] }) => ({
            supplier_id: ids.get(slug),
            location_id: placeIds.get(placeSlug),
            latitude,
            longitude,
            instructions: meetingInstructions(kind, name),
          })),
      ),
    ),
  );
  return ids;
}
