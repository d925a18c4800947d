import type { supplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import { supplierActions } from "@sayara/domain/supplier/SupplierAction";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { recordSupplierEdit } from "./recordSupplierEdit.ts";
import { readSupplierRights } from "./requireSupplier.ts";

export const handleSupplierAccess: Handler<typeof supplierAccess> = async ({
  params,
  user,
  dependencies,
}) => {
  const { db, clock } = dependencies;
  const { supplier, actor, standing } = await readSupplierRights(db, user, params.supplier);
  if (actor === "admin") await recordView(db, { supplierId: supplier.id, userId: user.id, now: clock() });
  return {
    ok: true,
    status: 200,
    data: {
      id: supplier.id,
      slug: supplier.slug,
      name: supplier.name,
      logo: supplier.logo,
      standing,
      role: actor,
      actions: supplierActions.filter((action) => isSupplierActionAllowed(actor, action, { standing })),
    },
  };
};

const DAY = 86_400_000;

/** Records once a day that an administrator viewed an agency. */
async function recordView(
  db: Database,
  by: { supplierId: string; userId: string; now: Date },
): Promise<void> {
  const { supplierId, userId, now } = by;
  const recent = await db
    .selectFrom("supplier_edits")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("user_id", "=", userId)
    .where("action", "=", "viewedByAdmin")
    .where("at", ">", new Date(now.getTime() - DAY))
    .limit(1)
    .executeTakeFirst();
  if (recent !== undefined) return;
  const view = { subject: "agency", subjectId: supplierId, action: "viewedByAdmin" } as const;
  await recordSupplierEdit(db, by, view);
}
