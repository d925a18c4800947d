import type { AuditKind } from "@sayara/domain/audit/AuditKind";
import type { AuditAction } from "@sayara/domain/audit/AuditAction";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/** A recorded action from one of the source tables. */
export interface AuditRow {
  id: string;
  at: Date;
  user_id: string | null;
  kind: AuditKind;
  /** An earlier version may have written a value that is not in the type. */
  action: AuditAction;
  subject: string;
  reason: string | null;
  supplier_id: string | null;
}

/** Filters of the audit [AU2]. Ids are UUIDs. */
export interface AuditFilter {
  person?: string;
  kind?: AuditKind;
  supplier?: string;
  /** Start of the period (inclusive), and its end (exclusive). */
  from?: Date;
  until?: Date;
  /** The last entry of the previous page. */
  before?: { at: Date; id: string };
}

/** A source table of the audit, with its columns as SQL. */
interface Source {
  kinds: "booking" | "client" | "supplier" | "place" | "marketplace";
  from: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  person: RawBuilder<unknown>;
  kind: RawBuilder<unknown>;
  action: RawBuilder<unknown>;
  subject: RawBuilder<unknown>;
  reason: RawBuilder<unknown>;
  /** Null if the entries concern no agency. */
  supplier: RawBuilder<unknown> | null;
  /** Condition for entries that belong to the audit. */
  where?: RawBuilder<unknown>;
}

const sources: readonly Source[] = [
  {
    kinds: "booking",
    from: sql`staff_acts`,
    at: sql`staff_acts.at`,
    id: sql`staff_acts.id`,
    person: sql`staff_acts.actor_id`,
    kind: sql`'booking'`,
    action: sql`staff_acts.action`,
    subject: sql`staff_acts.booking_id::text`,
    reason: sql`null::text`,
    supplier: sql`staff_acts.supplier_id`,
  },
  {
    kinds: "client",
    from: sql`client_actions`,
    at: sql`client_actions.created_at`,
    id: sql`client_actions.id`,
    person: sql`client_actions.actor_id`,
    kind: sql`'client'`,
    action: sql`coalesce(client_actions.action, client_actions.type)`,
    subject: sql`client_actions.user_id::text`,
    // A note about a client or a message to a client is not a reason; only the log of the account shows it.
    reason: sql`case when client_actions.type in ('block', 'unblock') then client_actions.note end`,
    supplier: null,
    where: sql`client_actions.type <> 'payment'`,
  },
  {
    kinds: "supplier",
    from: sql`supplier_edits`,
    at: sql`supplier_edits.at`,
    id: sql`supplier_edits.id`,
    person: sql`supplier_edits.user_id`,
    kind: sql`supplier_edits.subject`,
    action: sql`supplier_edits.action`,
    subject: sql`supplier_edits.subject_id`,
    reason: sql`case
      when supplier_edits.subject in ('agency', 'document', 'payout', 'review') then supplier_edits.after->>'reason'
      when supplier_edits.subject = 'plan' then supplier_edits.after->>'note'
    end`,
    supplier: sql`supplier_edits.supplier_id`,
  },
  {
    kinds: "place",
    from: sql`place_edits`,
    at: sql`place_edits.at`,
    id: sql`place_edits.id`,
    person: sql`place_edits.user_id`,
    kind: sql`place_edits.subject`,
    action: sql`place_edits.action`,
    subject: sql`place_edits.subject_id::text`,
    reason: sql`null::text`,
    supplier: null,
  },
  {
    kinds: "marketplace",
    from: sql`marketplace_edits`,
    at: sql`marketplace_edits.at`,
    id: sql`marketplace_edits.id`,
    person: sql`marketplace_edits.user_id`,
    kind: sql`marketplace_edits.subject`,
    action: sql`marketplace_edits.action`,
    subject: sql`marketplace_edits.subject_id`,
    reason: sql`null::text`,
    supplier: null,
  },
];

/**
 * Reads the newest entries that pass every filter. Each table contributes at most `limit` entries, in the
 * order of an index, so that a page costs the same however many entries there are [AU2].
 */
export async function readAuditRows(db: Database, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const parts = sources
    .filter((source) => hasKind(source, filter.kind) && !(source.supplier === null && filter.supplier))
    .map((source) => selectPart(source, filter, limit));
  if (parts.length === 0) return [];
  const { rows } = await sql<AuditRow>`
    select * from (${sql.join(parts, sql` union all `)}) as entries
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

function selectPart(source: Source, filter: AuditFilter, limit: number): RawBuilder<unknown> {
  const { from, at, id, person, kind, action, subject, reason, supplier } = source;
  const conditions = [source.where ?? sql`true`];
  if (filter.person !== undefined) conditions.push(sql`${person} = ${filter.person}`);
  if (filter.kind !== undefined && source.kinds !== filter.kind)
    conditions.push(sql`${kind} = ${filter.kind}`);
  if (filter.supplier !== undefined && supplier !== null)
    conditions.push(sql`${supplier} = ${filter.supplier}`);
  if (filter.from !== undefined) conditions.push(sql`${at} >= ${filter.from}`);
  if (filter.until !== undefined) conditions.push(sql`${at} < ${filter.until}`);
  if (filter.before !== undefined)
    conditions.push(sql`(${at}, ${id}) < (${filter.before.at}, ${filter.before.id})`);
  return sql`(select ${id} as id, ${at} as at, ${person} as user_id, ${kind} as kind, ${action} as action,
      ${subject} as subject, ${reason} as reason, ${supplier ?? sql`null::uuid`} as supplier_id
    from ${from} where ${sql.join(conditions, sql` and `)}
    order by ${at} desc, ${id} desc limit ${limit})`;
}

function hasKind({ kinds }: Source, kind: AuditKind | undefined): boolean {
  if (kind === undefined) return true;
  if (kind === "booking" || kind === "client") return kinds === kind;
  // A promo code belongs to an agency or to the marketplace.
  if (kind === "promoCode") return kinds === "supplier" || kinds === "marketplace";
  if (kind === "message" || kind === "setting") return kinds === "marketplace";
  return kinds === (kind === "place" || kind === "country" ? "place" : "supplier");
}
