import {
  planCapabilities,
  type PlanFeature,
  type PlanLimit,
  type PlanUse,
  planWithFeature,
  planWithRoom,
  roomIn,
} from "@sayara/domain/subscription/planCapabilities";
import type { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import { sql } from "kysely";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { countPeople } from "#api/suppliers/team/readTeam.ts";
import { readPlan } from "./readPlan.ts";

/** Inputs of a plan's rules in addition to the agency. */
export interface PlanContext {
  now: Date;
  config: Pick<Config, "business">;
}

/**
 * Refuses another car, person or calendar if the agency has reached its plan's limit. Call it under the
 * agency's lock.
 *
 * @throws RefusalError `plan_cars`, `plan_people` or `plan_calendars` [SU2].
 */
export async function requirePlanCapacity(
  db: Database,
  supplier: { id: string; joining: boolean },
  limit: PlanLimit,
  context: PlanContext,
): Promise<void> {
  const { plan } = await readPlan(db, supplier, context);
  const used = await counters[limit](db, supplier.id);
  if (roomIn(plan, limit, used) === 0) throw limitRefusal(plan, limit, used);
}

/** Returns the refusal for an agency that has reached a limit of its plan. */
export function limitRefusal(plan: SubscriptionPlan, limit: PlanLimit, used: number): RefusalError {
  const planLimit = {
    plan,
    allowed: planCapabilities[plan][limit],
    liftedBy: planWithRoom(limit, used) ?? "premium",
  };
  return new RefusalError(`plan_${limit}`, { planLimit });
}

/** @throws RefusalError `plan_statistics` or `plan_exports` [SU2]. */
export async function requirePlanFeature(
  db: Database,
  supplier: { id: string; joining: boolean },
  feature: PlanFeature,
  context: PlanContext,
): Promise<void> {
  const { plan } = await readPlan(db, supplier, context);
  if (planCapabilities[plan][feature]) return;
  const planLimit = { plan, allowed: 0, liftedBy: planWithFeature(feature) };
  throw new RefusalError(`plan_${feature}`, { planLimit });
}

/** Returns an agency's use of each limit. */
export async function readPlanUse(db: Database, supplierId: string): Promise<PlanUse> {
  const [cars, people, calendars] = await Promise.all([
    counters.cars(db, supplierId),
    counters.people(db, supplierId),
    counters.calendars(db, supplierId),
  ]);
  return { cars, people, calendars };
}

/** Returns the number of an agency's published cars. */
export async function countPublishedCars(db: Database, supplierId: string): Promise<number> {
  const { cars } = await db
    .selectFrom("cars")
    .select(sql<number>`count(*)::integer`.as("cars"))
    .where("supplier_id", "=", supplierId)
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return cars;
}

async function countCalendars(db: Database, supplierId: string): Promise<number> {
  const { calendars } = await db
    .selectFrom("calendar_sources")
    .select(sql<number>`count(*)::integer`.as("calendars"))
    .where("supplier_id", "=", supplierId)
    .executeTakeFirstOrThrow();
  return calendars;
}

const counters: Record<PlanLimit, (db: Database, supplierId: string) => Promise<number>> = {
  cars: countPublishedCars,
  people: countPeople,
  calendars: countCalendars,
};
