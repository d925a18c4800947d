import type { BlockCollision } from "@sayara/api-client/contract/suppliers/BlockRefusal";
import { switchableMail } from "#api/bookings/announce.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { readSupplierPeople } from "#api/suppliers/readSupplierPeople.ts";
import type { CollidedEvent, StoredSource } from "./writeEvents.ts";

/** Maximum conflicts that a mail lists. It only counts the others. */
const MAILED_CONFLICTS = 10;

/**
 * Records the conflicts of a calendar after a reading [CF9]. Mails each new conflict once, and marks those
 * that no longer exist as resolved.
 */
export async function recordConflicts(
  transaction: Transaction,
  { source, collided, now }: { source: StoredSource; collided: CollidedEvent[]; now: Date },
): Promise<void> {
  const open = await transaction
    .selectFrom("calendar_conflicts")
    .innerJoin("calendar_events", "calendar_events.id", "event_id")
    .select(["calendar_conflicts.id", "event_id", "owner_id"])
    .where("source_id", "=", source.id)
    .where("resolved_at", "is", null)
    .execute();
  const keyOf = (eventId: string, ownerId: string) => `${eventId} ${ownerId}`;
  const openByKey = new Map(open.map((row) => [keyOf(row.event_id, row.owner_id), row]));
  const seen = new Set<string>();
  const added: CollidedEvent[] = [];
  for (const event of collided) {
    const known = openByKey.get(keyOf(event.eventId, event.ownerId));
    if (known === undefined) {
      added.push(event);
      continue;
    }
    seen.add(known.id);
    await transaction
      .updateTable("calendar_conflicts")
      .set({ collision: JSON.stringify(event.collision) })
      .where("id", "=", known.id)
      .execute();
  }
  const resolved = open.map(({ id }) => id).filter((id) => !seen.has(id));
  if (resolved.length > 0)
    await transaction
      .updateTable("calendar_conflicts")
      .set({ resolved_at: now })
      .where("id", "in", resolved)
      .execute();
  if (added.length === 0) return;
  await transaction
    .insertInto("calendar_conflicts")
    .values(
      added.map(({ eventId, ownerId, collision }) => ({
        event_id: eventId,
        owner_id: ownerId,
        collision: JSON.stringify(collision satisfies BlockCollision),
        first_seen_at: now,
        mailed_at: now,
      })),
    )
    .execute();
  await mailConflicts(transaction, { source, added, now });
}

async function mailConflicts(
  transaction: Transaction,
  { source, added, now }: { source: StoredSource; added: CollidedEvent[]; now: Date },
): Promise<void> {
  const { name: carName } = await transaction
    .selectFrom("cars")
    .select("name")
    .where("id", "=", source.car_id)
    .executeTakeFirstOrThrow();
  const supplier = await transaction
    .selectFrom("suppliers")
    .select(["id", "name", "email"])
    .where("id", "=", source.supplier_id)
    .executeTakeFirstOrThrow();
  const events = await transaction
    .selectFrom("calendar_events")
    .select(["id", "from_at", "to_at"])
    .where(
      "id",
      "in",
      added.map(({ eventId }) => eventId),
    )
    .orderBy("from_at")
    .limit(MAILED_CONFLICTS)
    .execute();
  const collisions = new Map(added.map(({ eventId, collision }) => [eventId, collision]));
  const conflicts = events.map(({ id, from_at: from, to_at: to }) => ({
    from,
    to,
    reference: collisions.get(id)?.reference ?? null,
  }));
  const content = {
    kind: "calendarConflicts",
    calendar: source.name,
    carName,
    conflicts,
    more: added.length - conflicts.length,
  } as const;
  const people = await readSupplierPeople(transaction, supplier, "editDays");
  const mails = people.flatMap((person) => switchableMail(person, { ...content, name: person.name }));
  await postMail(transaction, mails, now);
}
