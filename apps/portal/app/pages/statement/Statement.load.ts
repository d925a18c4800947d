import type { Client } from "@sayara/api-client/client/createClient";
import {
  type SupplierStatement,
  supplierStatement,
} from "@sayara/api-client/contract/statements/supplierStatements";
import { statementTotals } from "@sayara/domain/statement/statementTotals";

/** Number of lines per page. */
const LINES_PAGE_SIZE = 50;

export interface StatementData {
  /** Slug of the agency, or `own`. */
  supplier: string;
  statement: SupplierStatement;
  /** Whether the statement's sums match those computed again from its lines [ST4]. */
  isRight: boolean;
  page: number;
}

/**
 * Reads a statement. Returns null if it does not exist, or if the user may not read it.
 *
 * @throws Fault, or Error if the API refuses
 */
export async function load(
  call: Client,
  {
    supplier,
    id,
    search,
    signal,
  }: { supplier: string; id: string; search: URLSearchParams; signal?: AbortSignal },
): Promise<StatementData | null> {
  const response = await call(supplierStatement, { params: { supplier, id } }, signal && { signal });
  if (!response.ok) {
    if (response.refusal.code === "not_found" || response.refusal.code === "not_allowed") return null;
    throw new Error(`supplierStatement was refused: ${response.refusal.code}`);
  }
  const { content } = response.data;
  const page = Number(search.get("page"));
  const isPage = Number.isInteger(page) && page >= 1 && page <= linesPageCount(content.lines.length);
  return { supplier, statement: response.data, isRight: isRight(content), page: isPage ? page : 1 };
}

export function linesPageCount(lines: number): number {
  return Math.max(1, Math.ceil(lines / LINES_PAGE_SIZE));
}

/** Returns the lines on a page. */
export function pageOfLines<Item>(lines: readonly Item[], page: number): readonly Item[] {
  return lines.slice((page - 1) * LINES_PAGE_SIZE, page * LINES_PAGE_SIZE);
}

function isRight(content: SupplierStatement["content"]): boolean {
  const computed = statementTotals(content);
  return (Object.keys(computed) as (keyof typeof computed)[]).every(
    (name) => computed[name] === content.totals[name],
  );
}
