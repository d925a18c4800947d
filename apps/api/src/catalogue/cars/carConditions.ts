import { sql } from "kysely";

/**
 * Condition of cars that drivers may see [FL1]. Every read for drivers has it or `isOffered`, and a condition on its
 * agency, which must not be suspended.
 */
export const isPublished = sql<boolean>`(cars.status = 'published' and cars.deleted_at is null)`;

/** Condition of published cars that are for rent at the moment. */
export const isOffered = sql<boolean>`(${isPublished} and cars.availability = 'available')`;
