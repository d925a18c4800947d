import type {
  StatementFormat,
  supplierStatement,
  supplierStatementFile,
  supplierStatements,
} from "@sayara/api-client/contract/statements/supplierStatements";
import type { Language } from "@sayara/domain/language/Language";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { StatementRow } from "#api/database/tables/statementTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import { statementFile } from "#api/documents/statement/statementFile.ts";
import type { PdfRenderer } from "#api/documents/pdf/createPdfRenderer.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requirePlanFeature } from "#api/money/subscriptions/requirePlanCapacity.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { contentOf } from "./issueStatement.ts";
import { findOwedDebt } from "./debtRows.ts";
import { readPendingPayments } from "./readPendingPayments.ts";
import { selectStatements, toSummary } from "./statementRows.ts";
import { statementTable } from "./statementTable.ts";

export const handleSupplierStatements: Handler<typeof supplierStatements> = async ({
  params,
  user,
  dependencies: { db, clock, config },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewMoney" });
  const query = selectStatements(db)
    .where("statements.supplier_id", "=", supplier.id)
    .orderBy("statements.month", "desc")
    .orderBy("statements.issued_at", "desc")
    .orderBy("statements.id");
  const { rows, total } = await readPageOfRows(query, params);
  const paysOnline = config.business.takesOnlinePayments;
  const debt = await findOwedDebt(db, supplier.id, { now: clock(), config });
  const awaited = await readPendingPayments(db, supplier.id, user);
  return {
    ok: true,
    status: 200,
    data: { items: rows.map(toSummary), total, paysOnline, awaited, ...(debt && { debt }) },
  };
};

export const handleSupplierStatement: Handler<typeof supplierStatement> = async ({
  params,
  user,
  dependencies: { db, config },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewMoney" });
  const { content, ...row } = await requireStatement(db, { id: params.id, supplierId: supplier.id });
  const paysOnline = config.business.takesOnlinePayments;
  return { ok: true, status: 200, data: { ...toSummary(row), content: contentOf({ content }), paysOnline } };
};

/** Sends a statement as a file. The JSON file has exactly the stored bytes. */
export function supplierStatementFileHandler({
  pdfRenderer,
}: {
  pdfRenderer: PdfRenderer;
}): Handler<typeof supplierStatementFile> {
  return async ({ params, user, dependencies, context }) => {
    const { db, clock } = dependencies;
    const right = { segment: params.supplier, action: "viewMoney" } as const;
    const { supplier, actor } = await requireSupplier(db, user, right);
    // The table is an export, which needs a plan with exports. Every agency gets the other formats, and
    // administrators get all.
    if (params.format === "csv" && actor !== "admin")
      await requirePlanFeature(db, supplier, "exports", { ...dependencies, now: clock() });
    const row = await requireStatement(db, { id: params.id, supplierId: supplier.id });
    const data = await fileOf(row, params, { ...dependencies, pdfRenderer });
    sendAsFile(context, `${statementNumber(row)}.${params.format}`);
    return { ok: true, status: 200, data: new Blob([data]) };
  };
}

function fileOf(
  row: Pick<StatementRow, "id" | "content" | "sha256">,
  { format, language }: { format: StatementFormat; language: Language },
  tools: Pick<Dependencies, "config"> & { pdfRenderer: PdfRenderer },
): Promise<Uint8Array<ArrayBuffer>> | Promise<string> | string {
  if (format === "json") return row.content;
  const statement = contentOf(row);
  if (format === "csv") return statementTable(statement, { language, config: tools.config });
  return statementFile({ id: row.id, sha256: row.sha256, statement }, language, tools);
}

/** @throws RefusalError `not_found`, also for statements of other agencies. */
async function requireStatement(db: Database, { id, supplierId }: { id: string; supplierId: string }) {
  const row = isUuid(id)
    ? await selectStatements(db)
        .select("statements.content")
        .where("statements.id", "=", id)
        .where("statements.supplier_id", "=", supplierId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}
