import { StatementFormat } from "@sayara/api-client/contract/statements/supplierStatements";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { StatementNumber } from "@sayara/domain/statement/StatementNumber";
import { SupplierSegment } from "@sayara/api-client/contract/suppliers/supplierAccess";
import * as v from "valibot";

/** Submission that downloads a statement as a file. */
export const DownloadIntent = v.object({
  intent: v.literal("download"),
  /** Id or slug of the agency; `own` for the user's own. */
  supplier: SupplierSegment,
  id: EntityId,
  number: StatementNumber,
  format: StatementFormat,
  language: Language,
});
export type DownloadIntent = v.InferOutput<typeof DownloadIntent>;
