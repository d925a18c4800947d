import type { SupplierChecklist } from "@sayara/api-client/contract/suppliers/join";
import { checklistOf, isChecklistComplete, type JoiningFacts } from "@sayara/domain/supplier/checklist";
import type { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { SupplierRow } from "#api/suppliers/requireSupplier.ts";

/** Returns the checklist of an agency's application [JN3]. */
export async function readChecklist(
  db: Database,
  supplier: SupplierRow,
  required: readonly SupplierDocumentType[],
): Promise<SupplierChecklist> {
  const facts = await readFacts(db, supplier, required);
  return {
    steps: checklistOf(facts),
    missingDocuments: [...facts.missingDocuments],
    canSubmit: supplier.joining && supplier.submitted_at === null && isChecklistComplete(facts),
    submittedAt: supplier.submitted_at?.toISOString() ?? null,
    reason: supplier.refusal_reason,
  };
}

async function readFacts(
  db: Database,
  { id, phone, opening_hours, joining }: SupplierRow,
  required: readonly SupplierDocumentType[],
): Promise<JoiningFacts> {
  const owner = await db
    .selectFrom("users")
    .select("id")
    .where("supplier_id", "=", id)
    .where("supplier_role", "=", "owner")
    .where("activated_at", "is not", null)
    .executeTakeFirst();
  const documents = await db
    .selectFrom("documents")
    .select("type")
    .distinct()
    .where("supplier_id", "=", id)
    .where("car_id", "is", null)
    .where("status", "in", ["en_revue", "accepte"])
    .where("superseded_by", "is", null)
    .execute();
  const handedIn = new Set(documents.map(({ type }) => type));
  const isPlaced = sql<boolean>`exists (select from car_locations where car_id = cars.id)`;
  const cars = await db
    .selectFrom("cars")
    .select(({ fn }) => [
      fn.countAll<number>().as("cars"),
      fn.countAll<number>().filterWhere(isPlaced).as("placed"),
      fn.countAll<number>().filterWhere("daily_price_millimes", ">", 0).as("priced"),
    ])
    .where("supplier_id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    hasConfirmedAddress: owner !== undefined,
    hasPhone: phone !== null,
    missingDocuments: required.filter((type) => !handedIn.has(type)),
    cars: cars.cars,
    placedCars: cars.placed,
    pricedCars: cars.priced,
    hasOpeningHours: opening_hours.length > 0,
    isAccepted: !joining,
  };
}
