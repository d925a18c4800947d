import { type audit, type AuditPage, MAX_AUDIT_CHOICES } from "@sayara/api-client/contract/audit/audit";
import { withoutAccountNumbers } from "@sayara/domain/audit/withoutAccountNumbers";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { type AuditFilter, type AuditRow, readAuditRows } from "./auditRows.ts";
import { readAuditNames } from "./readAuditNames.ts";

/** Lists the actions of staff and agencies, newest first [AU1, AU2]. */
export const handleAudit: Handler<typeof audit> = async ({
  params: { size, language },
  query,
  user,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  const { person, supplier, kind, from, to, beforeAt, beforeId } = query;
  const startOf = (date: CalendarDate) => wallClockToInstant(`${date}T00:00`, config.business.timeZone);
  const filter: AuditFilter = {
    ...(person !== undefined && { person }),
    ...(supplier !== undefined && { supplier }),
    ...(kind !== undefined && { kind }),
    ...(from !== undefined && { from: startOf(from) }),
    ...(to !== undefined && { until: startOf(addCalendarDays(to, 1)) }),
    ...(beforeAt !== undefined &&
      beforeId !== undefined && { before: { at: new Date(beforeAt), id: beforeId } }),
  };
  // No record has an id that is not a UUID.
  const isUnknown = [person, supplier, beforeId].some((id) => id !== undefined && !isUuid(id));
  const rows = isUnknown ? [] : await readAuditRows(db, filter, size + 1);
  const shown = rows.slice(0, size);
  const data: AuditPage = {
    items: await toEntries(db, shown, language),
    hasMore: rows.length > size,
    people: await readPeople(db, isUnknown ? {} : filter),
    agencies: await readAgencies(db, isUnknown ? {} : filter),
  };
  return { ok: true, status: 200, data };
};

async function toEntries(
  db: Database,
  rows: readonly AuditRow[],
  language: Parameters<typeof readAuditNames>[2],
): Promise<AuditPage["items"]> {
  const nameOf = await readAuditNames(db, rows, language);
  const people = await readById(rows, "user_id", (ids) =>
    db.selectFrom("users").select(["id", "full_name", "type"]).where("id", "in", ids).execute(),
  );
  const suppliers = await readById(rows, "supplier_id", (ids) =>
    db.selectFrom("suppliers").select(["id", "slug", "name"]).where("id", "in", ids).execute(),
  );
  return rows.map((row) => {
    const person = people.get(row.user_id ?? "");
    const supplier = suppliers.get(row.supplier_id ?? "");
    return {
      id: row.id,
      at: row.at.toISOString(),
      by: person === undefined ? null : { id: person.id, fullName: person.full_name, type: person.type },
      kind: row.kind,
      action: row.action,
      subject: row.subject,
      ...nameOf(row),
      reason: row.reason === null ? null : withoutAccountNumbers(row.reason),
      supplier: supplier === undefined ? null : { slug: supplier.slug, name: supplier.name },
    };
  });
}

async function readById<Found extends { id: string }>(
  rows: readonly AuditRow[],
  column: "user_id" | "supplier_id",
  read: (ids: string[]) => Promise<Found[]>,
): Promise<Map<string, Found>> {
  const ids = [...new Set(rows.flatMap((row) => row[column] ?? []))];
  const found = ids.length === 0 ? [] : await read(ids);
  return new Map(found.map((one) => [one.id, one]));
}

/**
 * Returns the administrators by name, then the people of the chosen agency by name, then the chosen person.
 */
async function readPeople(
  db: Database,
  { person, supplier }: Pick<AuditFilter, "person" | "supplier">,
): Promise<AuditPage["people"]> {
  const named = db
    .selectFrom("users")
    .select(["id", "full_name"])
    .where("erased_at", "is", null)
    .orderBy("full_name")
    .orderBy("id")
    .limit(MAX_AUDIT_CHOICES);
  const rows = await named.where("type", "=", "admin").execute();
  if (supplier !== undefined) rows.push(...(await named.where("supplier_id", "=", supplier).execute()));
  if (person !== undefined && !rows.some(({ id }) => id === person))
    rows.push(...(await named.where("id", "=", person).execute()));
  return rows.map(({ id, full_name: fullName }) => ({ id, fullName }));
}

/** Returns agencies by name, and adds the chosen agency if it is beyond the limit. */
async function readAgencies(
  db: Database,
  { supplier }: Pick<AuditFilter, "supplier">,
): Promise<AuditPage["agencies"]> {
  const named = db.selectFrom("suppliers").select(["id", "name"]);
  const rows = await named.orderBy("search_name").orderBy("id").limit(MAX_AUDIT_CHOICES).execute();
  if (supplier !== undefined && !rows.some(({ id }) => id === supplier))
    rows.push(...(await named.where("id", "=", supplier).execute()));
  return rows;
}
