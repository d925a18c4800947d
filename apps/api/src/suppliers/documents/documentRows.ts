import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";

/** Selects documents with their car, their agency and the person who submitted them. */
export function selectDocuments(db: Database) {
  return db
    .selectFrom("documents")
    .innerJoin("suppliers", "suppliers.id", "documents.supplier_id")
    .innerJoin("users", "users.id", "handed_in_by")
    .leftJoin("cars", "cars.id", "car_id")
    .selectAll("documents")
    .select([
      "cars.name as car_name",
      "users.full_name as handed_in_by_name",
      "suppliers.name as supplier_name",
      "suppliers.slug as supplier_slug",
      "suppliers.email as supplier_email",
    ]);
}

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>["executeTakeFirstOrThrow"]>>;

export async function findDocument(db: Database, id: string): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined;
  return selectDocuments(db).where("documents.id", "=", id).executeTakeFirst();
}

export function toDocument(row: DocumentRow): SupplierDocument {
  return {
    id: row.id,
    supplierId: row.supplier_id,
    car: row.car_id === null ? null : { id: row.car_id, name: row.car_name ?? "" },
    type: row.type,
    title: row.title,
    number: row.number,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    mediaType: row.media_type,
    size: row.size,
    version: row.version,
    status: row.status,
    isSuperseded: row.superseded_by !== null,
    handedInAt: row.handed_in_at.toISOString(),
    handedInBy: row.handed_in_by_name ?? "",
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    reason: row.reason,
    reasonCode: row.reason_code,
  };
}

/** Returns the fields of a document for the record of edits. */
export function editedDocument({
  type,
  title,
  number,
  car_id,
  issued_on,
  expires_on,
  version,
  status,
  reason,
}: Pick<
  DocumentRow,
  "type" | "title" | "number" | "car_id" | "issued_on" | "expires_on" | "version" | "status" | "reason"
>) {
  return {
    type,
    title,
    number,
    car: car_id,
    issuedOn: issued_on,
    expiresOn: expires_on,
    version,
    status,
    reason,
  };
}
