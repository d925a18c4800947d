import type { RecordEditAction } from "@sayara/domain/audit/AuditAction";
import type { SupplierEditKind } from "@sayara/domain/audit/AuditKind";
import type { Database } from "#api/database/Schema.ts";

/** An edit of an agency's record. */
export interface SupplierEdit {
  subject: SupplierEditKind;
  subjectId: string;
  action: RecordEditAction;
  before?: unknown;
  after?: unknown;
}

/** Records edits with their author. `before` is absent for a new subject, `after` for a deleted one. */
export async function recordSupplierEdit(
  db: Database,
  by: { supplierId: string; userId: string; now: Date },
  ...edits: SupplierEdit[]
): Promise<void> {
  if (edits.length === 0) return;
  const rows = edits.map(({ subject, subjectId, action, before, after }) => ({
    supplier_id: by.supplierId,
    user_id: by.userId,
    at: by.now,
    subject,
    subject_id: subjectId,
    action,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  }));
  await db.insertInto("supplier_edits").values(rows).execute();
}
