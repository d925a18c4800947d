import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { holdRow, insertWithHold } from "#api/bookings/hold/holdCar.ts";
import type { CalendarEventsTable, CalendarSourcesTable } from "#api/database/tables/calendarTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { NewRow } from "#api/database/statements/insertTogether.ts";
import { findCollisions, type FoundCollision } from "#api/suppliers/days/findCollisions.ts";
import { findTaken, readParts, type StoredPart } from "./eventParts.ts";
import { freeParts } from "./freeParts.ts";
import type { BusyTime } from "./mergeEvents.ts";

export type StoredEvent = Selectable<CalendarEventsTable>;
export type StoredSource = Selectable<CalendarSourcesTable>;

/** An event that is in conflict after a reading. */
export interface CollidedEvent extends FoundCollision {
  eventId: string;
}

interface Change {
  id: string;
  stored: StoredEvent | undefined;
  time: BusyTime;
}

/**
 * Updates the blocks of a calendar to its busy times. For an event in conflict with something else, blocks
 * only its free parts [CF8, CF9]. Requires the car's lock and no lapsed holds.
 *
 * @returns the events in conflict.
 */
export async function writeEvents(
  transaction: Transaction,
  {
    source,
    times,
    stored,
    now,
  }: { source: StoredSource; times: BusyTime[]; stored: StoredEvent[]; now: Date },
): Promise<CollidedEvent[]> {
  const { changes, gone } = compare(times, stored);
  const parts = await readParts(transaction, [
    ...gone.map(({ id }) => id),
    ...changes.flatMap(({ stored: event }) => (event?.block_id === null ? event.id : [])),
  ]);
  const partIds = (eventId: string) => (parts.get(eventId) ?? []).map(({ id }) => id);
  // Past events stay on the timeline.
  await deleteBlocks(
    transaction,
    gone
      .filter(({ to_at: to }) => to > now)
      .flatMap(({ id, block_id: blockId }) => [blockId, ...partIds(id)]),
  );
  await deleteRows(
    transaction,
    "calendar_events",
    gone.map(({ id }) => id),
  );
  // Deletes all these holds first, because an event may move to the earlier time of another one.
  const moved = changes.filter(isMoved);
  await deleteHolds(
    transaction,
    moved.map(({ stored: event }) => event?.block_id ?? null),
  );
  await deleteHolds(
    transaction,
    changes.flatMap(({ id }) => partIds(id)),
  );

  const unheld = changes.filter((change) => isMoved(change) || (change.stored?.block_id ?? null) === null);
  const found = await findCollisions(transaction, {
    carId: source.car_id,
    periods: unheld.map(({ time }) => time),
  });
  const collisions = new Map(unheld.map(({ id }, index) => [id, found[index]]));
  await deleteBlocks(
    transaction,
    unheld.flatMap(({ id, stored: event }) => (collisions.get(id) ? [event?.block_id ?? null] : partIds(id))),
  );
  await insertNew(transaction, { source, changes, collisions, now });
  for (const change of changes) await updateStored(transaction, { source, change, collisions, now });
  const collided = unheld.filter(({ id }) => collisions.get(id) !== undefined);
  await writeParts(transaction, { source, collided, parts, now });
  return changes.flatMap(({ id }) => {
    const collision = collisions.get(id);
    return collision === undefined ? [] : [{ eventId: id, ...collision }];
  });
}

/**
 * Matches busy times with stored events by id, then by time, because some calendars generate new ids for each
 * response. An unchanged event that has its block is neither in `changes` nor in `gone`.
 */
function compare(times: BusyTime[], stored: StoredEvent[]): { changes: Change[]; gone: StoredEvent[] } {
  const left = new Set(stored);
  const take = (isMatch: Map<string, StoredEvent>, key: string) => {
    const event = isMatch.get(key);
    return event !== undefined && left.delete(event) ? event : undefined;
  };
  const byId = new Map(stored.map((event) => [idKey(event), event]));
  const matched = times.map((time) => ({ time, event: take(byId, idKey(time)) }));
  const byTime = new Map([...left].map((event) => [timeKey(event.from_at, event.to_at), event]));
  const changes = matched
    .map(({ time, event }) => ({ time, stored: event ?? take(byTime, timeKey(time.from, time.to)) }))
    .map((match): Change => ({ id: match.stored?.id ?? randomUUID(), ...match }))
    .filter(isChanged);
  return { changes, gone: [...left] };
}

const idKey = ({ uid, recurrence }: { uid: string; recurrence: string }) => `${recurrence} ${uid}`;
const timeKey = (from: Date, to: Date) => `${from.getTime()} ${to.getTime()}`;

function isChanged(change: Change): boolean {
  const { stored, time } = change;
  return (
    stored === undefined ||
    stored.block_id === null ||
    isMoved(change) ||
    stored.summary !== time.summary ||
    idKey(stored) !== idKey(time)
  );
}

function isMoved({ stored, time }: Change): boolean {
  return (
    stored !== undefined &&
    (timeKey(stored.from_at, stored.to_at) !== timeKey(time.from, time.to) ||
      stored.held_to.getTime() !== time.heldTo.getTime())
  );
}

interface Writing {
  source: StoredSource;
  collisions: Map<string, FoundCollision | undefined>;
  now: Date;
}

/** Inserts new events, and the blocks and holds of events that lack a block, in one statement. */
async function insertNew(
  transaction: Transaction,
  { source, changes, collisions, now }: Writing & { changes: Change[] },
): Promise<void> {
  const withoutBlock = changes.filter(
    ({ id, stored }) => (stored?.block_id ?? null) === null && collisions.get(id) === undefined,
  );
  const blockIds = new Map(withoutBlock.map(({ id }) => [id, randomUUID()]));
  const blockIdOf = (id: string) => blockIds.get(id) ?? null;
  await insertWithHold(transaction, {
    blocks: withoutBlock.map(({ id, time }) => blockOf(source, { id: blockIdOf(id) ?? "", time, now })),
    holds: withoutBlock.map(({ id, time }) => holdOf(source, blockIdOf(id) ?? "", time)),
    calendar_events: changes
      .filter(({ stored }) => stored === undefined)
      .map(({ id, time }) => ({
        id,
        source_id: source.id,
        ...timeColumns(time),
        block_id: blockIdOf(id),
      })),
  });
  for (const { id, stored } of withoutBlock)
    if (stored !== undefined)
      await transaction
        .updateTable("calendar_events")
        .set({ block_id: blockIdOf(id) })
        .where("id", "=", id)
        .execute();
}

async function updateStored(
  transaction: Transaction,
  { source, change: { id, stored, time }, collisions, now }: Writing & { change: Change },
): Promise<void> {
  if (stored === undefined) return;
  await transaction.updateTable("calendar_events").set(timeColumns(time)).where("id", "=", id).execute();
  if (stored.block_id === null || collisions.get(id) !== undefined) return;
  if (isMoved({ id, stored, time }))
    await insertWithHold(transaction, { holds: [holdOf(source, stored.block_id, time)] });
  await transaction
    .updateTable("blocks")
    .set((eb) => ({
      from_at: time.from,
      to_at: time.to,
      note: noteOf(source, time),
      updated_at: now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", stored.block_id)
    .execute();
}

/**
 * Blocks the free parts of events in conflict [CF9]. An unchanged part keeps its block, and the blocks of
 * other parts are deleted. Requires that no part has a hold.
 */
async function writeParts(
  transaction: Transaction,
  {
    source,
    collided,
    parts,
    now,
  }: { source: StoredSource; collided: Change[]; parts: Map<string, StoredPart[]>; now: Date },
): Promise<void> {
  const taken = await findTaken(transaction, {
    carId: source.car_id,
    periods: collided.map(({ time }) => time),
  });
  const wanted = collided.flatMap(({ id: eventId, stored, time }, index) =>
    freeParts(time, taken[index] ?? []).map((part) => {
      const isSame = ({ from, to }: StoredPart) => timeKey(from, to) === timeKey(part.from, part.to);
      const kept = stored?.summary === time.summary ? parts.get(eventId)?.find(isSame) : undefined;
      return { eventId, isNew: kept === undefined, id: kept?.id ?? randomUUID(), part };
    }),
  );
  const ids = new Set(wanted.map(({ id }) => id));
  const old = collided.flatMap(({ id }) => parts.get(id) ?? []).map(({ id }) => id);
  await deleteBlocks(
    transaction,
    old.filter((id) => !ids.has(id)),
  );
  const added = wanted.filter(({ isNew }) => isNew);
  await insertWithHold(transaction, {
    blocks: added.map(({ id, part }) => blockOf(source, { id, time: part, now })),
    holds: wanted.map(({ id, part }) => holdOf(source, id, part)),
    calendar_parts: added.map(({ id, eventId }) => ({ block_id: id, event_id: eventId })),
  });
}

function blockOf(
  source: StoredSource,
  { id, time, now }: { id: string; time: BusyTime; now: Date },
): NewRow<"blocks"> {
  return {
    id,
    version: 1,
    supplier_id: source.supplier_id,
    car_id: source.car_id,
    kind: "imported",
    from_at: time.from,
    to_at: time.to,
    note: noteOf(source, time),
    customer_name: null,
    customer_phone: null,
    agreed_millimes: null,
    contract_number: null,
    series_id: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

function holdOf({ car_id: carId }: StoredSource, blockId: string, { from, heldTo }: BusyTime) {
  // `heldTo` already includes the turnaround.
  return holdRow({ blockId, carId, from, to: heldTo, turnaroundMinutes: 0, expiresAt: null });
}

function timeColumns({ uid, recurrence, from, to, heldTo, summary }: BusyTime) {
  return { uid, recurrence, from_at: from, to_at: to, held_to: heldTo, summary };
}

function noteOf({ name }: StoredSource, { summary }: BusyTime): string {
  return summary === "" ? name : `${name} · ${summary}`;
}

/**
 * Deletes the blocks of events with their holds. Records no edit, because the calendar made these blocks, not a
 * person.
 */
export async function deleteBlocks(transaction: Transaction, ids: readonly (string | null)[]): Promise<void> {
  await deleteHolds(transaction, ids);
  await deleteRows(transaction, "blocks", ids);
}

async function deleteHolds(transaction: Transaction, ids: readonly (string | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (known.length > 0) await transaction.deleteFrom("holds").where("block_id", "in", known).execute();
}

async function deleteRows(
  transaction: Transaction,
  table: "blocks" | "calendar_events",
  ids: readonly (string | null)[],
): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (known.length > 0) await transaction.deleteFrom(table).where("id", "in", known).execute();
}
