import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { BookCarsRecord } from "../read/BookCarsRecord.ts";
import { cleanedName } from "./cleanedName.ts";
import { recordLoss, type Exported, fieldLoss } from "../read/Exported.ts";
import { ImportedAccount } from "../ImportedAccount.ts";
import type { Omission } from "../Omission.ts";
import { joinReasons, parseLeniently } from "../read/parseLeniently.ts";
import type { BookCarsExport } from "../read/readBookCars.ts";

/**
 * Converts users to accounts. Omits administrators, temporary users of an unfinished checkout, and staff of an agency
 * that is not imported.
 */
export function convertAccounts(
  { User }: BookCarsExport,
  {
    isAgency,
    timeZone,
    report,
  }: { isAgency: (id: string) => boolean; timeZone: string; report: (omission: Omission) => void },
): Exported<ImportedAccount>[] {
  return User.flatMap((user) => {
    const { value: source } = user;
    const reason = skipReason(user, isAgency);
    if (reason !== undefined) {
      report(recordLoss(user, "record", reason));
      return [];
    }
    const isStaff = source.type !== "user";
    const candidate = {
      type: isStaff ? "supplier" : "user",
      email: source.email,
      fullName: cleanedName(user, { field: "fullName", name: source.fullName, email: source.email, report }),
      phone: source.phone,
      birthDate: source.birthDate && dateInZone(source.birthDate, timeZone),
      // A supplier's location and bio belong to its agency.
      location: isStaff ? undefined : source.location,
      bio: isStaff ? undefined : source.bio,
      language: source.language?.toLowerCase(),
      enableEmailNotifications: source.enableEmailNotifications,
      isBlocked: source.blacklisted ?? false,
    };
    const { value, refused } = parseLeniently(ImportedAccount, withoutUndefined(candidate));
    if (value === undefined) {
      const advice = isStaff ? ": create its account with `agency invite`" : "";
      report(recordLoss(user, "record", `is not carried as an account: ${joinReasons(refused)}${advice}`));
      return [];
    }
    for (const { field, reason: why } of refused) report(fieldLoss(user, field, why));
    return [{ ...user, value }];
  });
}

function skipReason(
  { id, value }: Exported<BookCarsRecord<"User">>,
  isAgency: (id: string) => boolean,
): string | undefined {
  if (value.type === "admin") return "is not carried: create administrators with `admin create`";
  if (value.expireAt !== undefined)
    return "is not carried: it is the temporary user of an unfinished checkout";
  if (value.type !== "user" && !isAgency(id))
    return "is not carried as an account: its agency is not carried";
  return undefined;
}

function withoutUndefined(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
