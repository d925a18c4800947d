import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { DatabaseUnavailableError } from "./connection/DatabaseUnavailableError.ts";
import { catalogue } from "./migrations/0001_catalogue.ts";
import { bookings } from "./migrations/0002_bookings.ts";
import { search } from "./migrations/0003_search.ts";
import { accounts } from "./migrations/0004_accounts.ts";
import { suspension } from "./migrations/0005_suspension.ts";
import { holds } from "./migrations/0007_holds.ts";
import { accountSafety } from "./migrations/0008_account_safety.ts";
import { placeRevisions } from "./migrations/0009_place_revisions.ts";
import { carPage } from "./migrations/0010_car_page.ts";
import { placeNames } from "./migrations/0011_place_names.ts";
import { payments } from "./migrations/0012_payments.ts";
import { reviews } from "./migrations/0014_reviews.ts";
import { bookingList } from "./migrations/0016_booking_list.ts";
import { staffActions } from "./migrations/0017_staff_acts.ts";
import { bookingTerms } from "./migrations/0018_booking_terms.ts";
import { notifications } from "./migrations/0019_notifications.ts";
import { mailboxProofs } from "./migrations/0020_mailbox_proofs.ts";
import { bookingEdits } from "./migrations/0021_booking_edits.ts";
import { moves } from "./migrations/0022_moves.ts";
import { messages } from "./migrations/0024_messages.ts";
import { trips } from "./migrations/0025_trips.ts";
import { operators } from "./migrations/0027_operators.ts";
import { bookingDates } from "./migrations/0028_booking_dates.ts";
import { supplierOldSlugs } from "./migrations/0029_supplier_old_slugs.ts";
import { mailPriority } from "./migrations/0030_mail_priority.ts";
import { gatewayRequests } from "./migrations/0031_gateway_requests.ts";
import { confirmsMoves } from "./migrations/0032_confirms_moves.ts";
import { refundReturns } from "./migrations/0033_refund_returns.ts";
import { bookingReminders } from "./migrations/0034_booking_reminders.ts";
import { changeRequests } from "./migrations/0035_change_requests.ts";
import { problemReports } from "./migrations/0036_problem_reports.ts";
import { accountDeletion } from "./migrations/0037_account_deletion.ts";
import { adminNotices } from "./migrations/0038_admin_notices.ts";
import { cancelReason } from "./migrations/0040_cancel_reason.ts";
import { personalIndexes } from "./migrations/0041_personal_indexes.ts";
import { unusedFiles } from "./migrations/0042_unused_files.ts";
import { portal } from "./migrations/0043_portal.ts";
import { days } from "./migrations/0044_days.ts";
import { fleet } from "./migrations/0045_fleet.ts";
import { seasons } from "./migrations/0046_seasons.ts";
import { join } from "./migrations/0047_join.ts";
import { papers } from "./migrations/0048_papers.ts";
import { rules } from "./migrations/0049_rules.ts";
import { team } from "./migrations/0050_team.ts";
import { calendars } from "./migrations/0051_calendars.ts";
import { secondFactor } from "./migrations/0052_second_factor.ts";
import { extras } from "./migrations/0053_extras.ts";
import { extraHolds } from "./migrations/0054_extra_holds.ts";
import { fees } from "./migrations/0055_fees.ts";
import { youngDriverFees } from "./migrations/0056_young_driver_fees.ts";
import { rentalRecords } from "./migrations/0057_rental_records.ts";
import { ledger } from "./migrations/0060_ledger.ts";
import { delivery } from "./migrations/0061_delivery.ts";
import { reasonsAndParts } from "./migrations/0062_reasons_and_parts.ts";
import { statements } from "./migrations/0064_statements.ts";
import { debts } from "./migrations/0065_debts.ts";
import { plans } from "./migrations/0066_plans.ts";
import { payouts } from "./migrations/0067_payouts.ts";
import { clients } from "./migrations/0069_clients.ts";
import { places } from "./migrations/0070_places.ts";
import { bookingMessages } from "./migrations/0071_booking_messages.ts";
import { planRefundReturns } from "./migrations/0072_plan_refund_returns.ts";
import { countryRevisions } from "./migrations/0074_country_revisions.ts";
import { figures } from "./migrations/0076_figures.ts";
import { searches } from "./migrations/0077_searches.ts";
import { audit } from "./migrations/0078_audit.ts";
import { conditionReports } from "./migrations/0079_condition_reports.ts";
import { arabicNames } from "./migrations/0080_arabic_names.ts";
import { carriedPayments } from "./migrations/0081_carried_payments.ts";
import { actsOfAgency } from "./migrations/0082_acts_of_agency.ts";
import { bookingLeads } from "./migrations/0083_booking_leads.ts";
import { usageCharges } from "./migrations/0084_usage_charges.ts";
import { collection } from "./migrations/0085_collection.ts";
import { arrivals } from "./migrations/0086_arrivals.ts";
import { audienceMessages } from "./migrations/0087_audience_messages.ts";
import { runtimeSettings } from "./migrations/0088_runtime_settings.ts";
import { exchangeRates } from "./migrations/0089_exchange_rates.ts";
import { coverContents } from "./migrations/0090_cover_contents.ts";
import { deposits } from "./migrations/0091_deposits.ts";
import { balancePayments } from "./migrations/0092_balance_payments.ts";
import { savedCars } from "./migrations/0094_saved_cars.ts";
import { promoCodes } from "./migrations/0095_promo_codes.ts";
import { passkeys } from "./migrations/0096_passkeys.ts";
import { pushDevices } from "./migrations/0097_push_devices.ts";
import { reviewLanguages } from "./migrations/0098_review_languages.ts";
import { exposure } from "./migrations/0099_exposure.ts";
import { marketplaceCodes } from "./migrations/0100_marketplace_codes.ts";
import { recoveryCodes } from "./migrations/0101_recovery_codes.ts";
import { driverPapers } from "./migrations/0102_driver_papers.ts";
import { figuresOfCodes } from "./migrations/0103_figures_of_codes.ts";
import type { Database } from "./Schema.ts";

/** Sorted by name. Never change a released migration; add a new one. */
const migrations = {
  "0001_catalogue": catalogue,
  "0002_bookings": bookings,
  "0003_search": search,
  "0004_accounts": accounts,
  "0005_suspension": suspension,
  "0007_holds": holds,
  "0008_account_safety": accountSafety,
  "0009_place_revisions": placeRevisions,
  "0010_car_page": carPage,
  "0011_place_names": placeNames,
  "0012_payments": payments,
  "0014_reviews": reviews,
  "0016_booking_list": bookingList,
  "0017_staff_acts": staffActions,
  "0018_booking_terms": bookingTerms,
  "0019_notifications": notifications,
  "0020_mailbox_proofs": mailboxProofs,
  "0021_booking_edits": bookingEdits,
  "0022_moves": moves,
  "0024_messages": messages,
  "0025_trips": trips,
  "0027_operators": operators,
  "0028_booking_dates": bookingDates,
  "0029_supplier_old_slugs": supplierOldSlugs,
  "0030_mail_priority": mailPriority,
  "0031_gateway_requests": gatewayRequests,
  "0032_confirms_moves": confirmsMoves,
  "0033_refund_returns": refundReturns,
  "0034_booking_reminders": bookingReminders,
  "0035_change_requests": changeRequests,
  "0036_problem_reports": problemReports,
  "0037_account_deletion": accountDeletion,
  "0038_admin_notices": adminNotices,
  "0040_cancel_reason": cancelReason,
  "0041_personal_indexes": personalIndexes,
  "0042_unused_files": unusedFiles,
  "0043_portal": portal,
  "0044_days": days,
  "0045_fleet": fleet,
  "0046_seasons": seasons,
  "0047_join": join,
  "0048_papers": papers,
  "0049_rules": rules,
  "0050_team": team,
  "0051_calendars": calendars,
  "0052_second_factor": secondFactor,
  "0053_extras": extras,
  "0054_extra_holds": extraHolds,
  "0055_fees": fees,
  "0056_young_driver_fees": youngDriverFees,
  "0057_rental_records": rentalRecords,
  "0060_ledger": ledger,
  "0061_delivery": delivery,
  "0062_reasons_and_parts": reasonsAndParts,
  "0064_statements": statements,
  "0065_debts": debts,
  "0066_plans": plans,
  "0067_payouts": payouts,
  "0069_clients": clients,
  "0070_places": places,
  "0071_booking_messages": bookingMessages,
  "0072_plan_refund_returns": planRefundReturns,
  "0074_country_revisions": countryRevisions,
  "0076_figures": figures,
  "0077_searches": searches,
  "0078_audit": audit,
  "0079_condition_reports": conditionReports,
  "0080_arabic_names": arabicNames,
  "0081_carried_payments": carriedPayments,
  "0082_acts_of_agency": actsOfAgency,
  "0083_booking_leads": bookingLeads,
  "0084_usage_charges": usageCharges,
  "0085_collection": collection,
  "0086_arrivals": arrivals,
  "0087_audience_messages": audienceMessages,
  "0088_runtime_settings": runtimeSettings,
  "0089_exchange_rates": exchangeRates,
  "0090_cover_contents": coverContents,
  "0091_deposits": deposits,
  "0092_balance_payments": balancePayments,
  "0094_saved_cars": savedCars,
  "0095_promo_codes": promoCodes,
  "0096_passkeys": passkeys,
  "0097_push_devices": pushDevices,
  "0098_review_languages": reviewLanguages,
  "0099_exposure": exposure,
  "0100_marketplace_codes": marketplaceCodes,
  "0101_recovery_codes": recoveryCodes,
  "0102_driver_papers": driverPapers,
  "0103_figures_of_codes": figuresOfCodes,
};

/** Names of the migrations, in the order in which they run. */
export const migrationNames = Object.keys(migrations);

/**
 * Migrates the database to this version. Does nothing if a later version has migrated it: migrations only add, so this
 * version can run on it (docs/operate.md, "Migrations"). Processes that start together migrate one after another.
 *
 * @returns the names of migrations of a later version.
 * @throws DatabaseUnavailableError if the connection broke.
 */
export async function migrateDatabase(db: Database): Promise<string[]> {
  const laterNames = await laterMigrations(db);
  const allMigrations = {
    ...migrations,
    ...Object.fromEntries(laterNames.map((name) => [name, laterMigrationPlaceholder])),
  };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(allMigrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return laterNames;
  // On a broken connection Kysely still tries to release its lock, and throws that error instead of the
  // original one.
  const isConnectionCut =
    error instanceof Error && error.message === "Postgres connection has been discarded";
  throw isConnectionCut ? new DatabaseUnavailableError("the connection broke during the migration") : error;
}

/**
 * Stands in for a later version's migration that has already run, because Kysely rejects a database with a
 * migration that is not in its list.
 */
const laterMigrationPlaceholder: Migration = {
  up: () => Promise.reject(new Error("A migration of a later version cannot be repeated by this one.")),
};

/** Returns the migrations in the database that come after the last one of this version. */
async function laterMigrations(db: Database): Promise<string[]> {
  const { exists } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as "exists"
  `
    .execute(db)
    .then(({ rows: [row] }) => row ?? { exists: false });
  if (!exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name > ${migrationNames.at(-1) ?? ""} order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}
