import type { saveCars, SavedRow } from "@sayara/api-client/contract/suppliers/changeCar";
import { CarDraft, CarEdit } from "@sayara/domain/car/CarDraft";
import type { CarStatus } from "@sayara/domain/car/CarStatus";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { openSheet, type Sheet } from "./openSheet.ts";

interface SheetRow {
  id: string | null;
  edit: Record<string, unknown>;
  status?: CarStatus;
}

/**
 * Saves the accepted rows of a sheet in one transaction. A refused row writes nothing and does not affect the
 * others [FL8].
 */
export const handleSaveCars: Handler<typeof saveCars> = async ({ params, body, dependencies, context }) => {
  const { randomBytes, clock } = dependencies;
  const rows = await inSupplierTransaction(
    context,
    { segment: params.supplier, action: "editFleet" },
    async (write) => {
      const start = await openSheet(write, body.rows, { randomBytes, now: clock() });
      const { sheet, saved } = checkRows(start, body.rows);
      await sheet.write();
      return saved;
    },
  );
  return { ok: true, status: 200, data: { rows } };
};

/**
 * Checks the rows. A refused row's car keeps its plate [FL5], and another row that wants this plate must be
 * refused too. The checks therefore run again with the kept plates, until no row wants one of them.
 */
function checkRows(
  start: (keptPlates: ReadonlySet<string>) => Sheet,
  rows: readonly SheetRow[],
): { sheet: Sheet; saved: SavedRow[] } {
  const keptPlates = new Set<string>();
  const parsedRows = rows.map((row) => ({ ...row, parsed: parseRow(row) }));
  for (;;) {
    const sheet = start(keptPlates);
    const saved = parsedRows.map((row) => saveRow(sheet, row));
    const found = sheet.keptPlates();
    if (found.size === 0) return { sheet, saved };
    for (const plate of found) keptPlates.add(plate);
  }
}

const parseRow = ({ id, edit }: SheetRow) => v.safeParse(id === null ? CarDraft : CarEdit, edit);

function saveRow(
  sheet: Sheet,
  { id, status, parsed }: SheetRow & { parsed: ReturnType<typeof parseRow> },
): SavedRow {
  if (!parsed.success)
    return { id, version: null, code: "invalid_input", fields: refusalFields(parsed.issues) };
  try {
    const saved =
      id === null
        ? sheet.add(parsed.output as CarDraft, { status })
        : sheet.change(id, parsed.output as CarEdit, { status });
    return { ...saved, code: null, fields: {} };
  } catch (error) {
    // Refusals occur before any row is written.
    if (!(error instanceof RefusalError)) throw error;
    return { id, version: null, code: error.code, fields: error.details.fields ?? {} };
  }
}
