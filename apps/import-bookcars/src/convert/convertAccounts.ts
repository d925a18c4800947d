import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { BookCarsRecord } from "../read/BookCarsRecord.ts";
import { cleanedName } from "./cleanedName.ts";
import { dropped, type Exported, leftOut } from "../read/Exported.ts";
import { ImportedAccount } from "../ImportedAccount.ts";
import type { NotCarried } from "../NotCarried.ts";
import { inOne, parseLeniently } from "../read/parseLeniently.ts";
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
  }: { isAgency: (id: string) => boolean; timeZone: string; report: (line: NotCarried) => void },
): Exported<ImportedAccount>[] {
  return User.flatMap((user) => {
    const { value: given } = user;
    const reason = whyNot(user, isAgency);
    if (reason !== undefined) {
      report(dropped(user, "record", reason));
      return [];
    }
    const isStaff = given.type !== "user";
    const candidate = {
      type: isStaff ? "supplier" : "user",
      email: given.email,
      fullName: cleanedName(user, { field: "fullName", name: given.fullName, email: given.email, report }),
      phone: given.phone,
      birthDate: given.birthDate && dateInZone(given.birthDate, timeZone),
      // A supplier's location and bio belong to its agency.
      location: isStaff ? undefined : given.location,
      bio: isStaff ? undefined : given.bio,
      language: given.language?.toLowerCase(),
      enableEmailNotifications: given.enableEmailNotifications,
      isBlocked: given.blacklisted ?? false,
    };
    const { value, refused } = parseLeniently(ImportedAccount, defined(candidate));
    if (value === undefined) {
      const advice = isStaff ? ": create its account with `agency invite`" : "";
      report(dropped(user, "record", `is not carried as an account: ${inOne(refused)}${advice}`));
      return [];
    }
    for (const { field, reason: why } of refused) report(leftOut(user, field, why));
    return [{ ...user, value }];
  });
}

function whyNot(
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

function defined(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
