import type { Client } from "@sayara/api-client/client/createClient";
import { audit, type AuditEntry, type AuditPage } from "@sayara/api-client/contract/audit/audit";
import { type AuditKind, auditKinds } from "@sayara/domain/audit/AuditKind";
import { EntityId } from "@sayara/domain/id/EntityId";
import type { Language } from "@sayara/domain/language/Language";
import { Instant } from "@sayara/domain/time/Instant";
import { SupportedDate } from "@sayara/domain/time/SupportedDate";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import * as v from "valibot";
import { statementPath } from "#portal/statements/statementPath.ts";

/**
 * Filters and start of the page, as in the URL. Empty strings mean no filter. The URL holds only ids and
 * dates, no names [AU2].
 */
export interface AuditQuery {
  person: string;
  kind: AuditKind | "";
  agency: string;
  from: string;
  to: string;
  /** The last entry of the previous page; null on the first page. */
  before: { at: string; id: string } | null;
}

export interface AuditData extends AuditPage {
  query: AuditQuery;
}

const PAGE_SIZE = 50;

/** Reads the query of the URL. Invalid values count as absent. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const read = (name: string, schema: v.GenericSchema<string>) => {
    const parsed = v.safeParse(schema, params.get(name));
    return parsed.success ? parsed.output : "";
  };
  const at = read("at", Instant);
  const id = read("id", EntityId);
  return {
    person: read("person", EntityId),
    kind: auditKinds.find((kind) => kind === params.get("kind")) ?? "",
    agency: read("agency", EntityId),
    from: read("from", SupportedDate),
    to: read("to", SupportedDate),
    before: at === "" || id === "" ? null : { at, id },
  };
}

/**
 * Returns the path of the audit with changes of its query. A change of a filter returns to the newest
 * entries.
 */
export function auditPath(query: AuditQuery, changes: Partial<AuditQuery> = {}): string {
  const { before, ...filters } = { ...query, before: null, ...changes };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== "") params.set(name, value);
  if (before !== null) {
    params.set("at", before.at);
    params.set("id", before.id);
  }
  return params.size > 0 ? `/audit?${params}` : "/audit";
}

/** Returns the path of the next page, with older entries; null at the end. */
export function olderPath({ query, items, hasMore }: Pick<AuditData, "query" | "items" | "hasMore">) {
  const last = items.at(-1);
  return hasMore && last !== undefined ? auditPath(query, { before: { at: last.at, id: last.id } }) : null;
}

/** Reads a page of the audit. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { query, language, signal }: { query: AuditQuery; language: Language; signal?: AbortSignal },
): Promise<AuditData> {
  const { person, kind, agency, from, to, before } = query;
  const input = {
    params: { size: PAGE_SIZE, language },
    query: {
      ...(person !== "" && { person }),
      ...(kind !== "" && { kind }),
      ...(agency !== "" && { supplier: agency }),
      ...(from !== "" && { from }),
      ...(to !== "" && { to }),
      ...(before !== null && { beforeAt: before.at, beforeId: before.id }),
    },
  };
  const response = await call(audit, input, signal && { signal });
  if (!response.ok) throw new Error(`audit was refused: ${response.refusal.code}`);
  return { query, ...response.data };
}

/**
 * Returns the path of the page that shows a record, or of the list that contains it; null if no page shows
 * it.
 */
export function recordPath({ kind, subject, isThere, supplier }: AuditEntry): string | null {
  if (kind === "client") return isThere ? `/clients/${subject}` : null;
  if (kind === "place") return isThere ? `/places/${subject}` : "/places";
  if (kind === "country") return "/countries";
  if (kind === "message") return isThere ? `/messages/${subject}` : "/messages";
  if (kind === "setting") return "/marketplace";
  if (kind === "booking") return isThere ? bookingPath({ id: subject }) : null;
  if (supplier === null) return kind === "promoCode" ? "/promo-codes" : null;
  const agency = `/agencies/${supplier.slug}`;
  switch (kind) {
    case "agency":
      return agency;
    case "car":
      return isThere ? `${agency}/cars/${subject}` : `${agency}/cars`;
    case "season":
      return `${agency}/prices`;
    case "extra":
      return `${agency}/extras`;
    case "promoCode":
      return `${agency}/promo-codes`;
    case "rules":
      return `${agency}/rules`;
    case "block":
      return `${agency}/timeline`;
    case "calendar":
    case "calendarFeed":
      return `${agency}/calendars`;
    case "reply":
      return `${agency}/replies`;
    case "review":
      return `${agency}/reviews`;
    case "person":
    case "invitation":
      return `${agency}/team`;
    case "document":
      return `${agency}/papers`;
    case "bankAccount":
    case "payout":
      return `${agency}/money`;
    case "statement":
    case "debt":
      return isThere ? statementPath(supplier.slug, subject) : `${agency}/money`;
    case "plan":
      return `${agency}/plan`;
    // `subject` of a fine is a plate, which no page of administrators shows.
    case "fine":
    case "unknown":
      return null;
  }
}
