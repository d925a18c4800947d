import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Statement } from "@sayara/domain/statement/Statement";
import { StatementNumber } from "@sayara/domain/statement/StatementNumber";
import { Instant } from "@sayara/domain/time/Instant";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { anyText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { PlanRefusal } from "../subscriptions/PlanRefusal.ts";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SupplierSegment } from "../suppliers/supplierAccess.ts";
import { BalancePaymentStatus } from "./BalancePaymentStatus.ts";
import { StatementSummary } from "./StatementSummary.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;

/** Input schemas of {@link supplierStatements}. */
export const supplierStatementsInput = {
  params: v.object({ supplier: SupplierSegment, page: Page, size: Size }),
};

/** An agency's latest debt, which includes the remainder of earlier debts [DB2]. */
export const OwedDebt = v.object({
  id: EntityId,
  number: StatementNumber,
  /** In TND. */
  outstanding: Dinars,
  /** Days since the statement was issued. */
  days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isOverdue: v.boolean(),
});
export type OwedDebt = v.InferOutput<typeof OwedDebt>;

/** An online balance payment that is open, or that expired unpaid and may still arrive [DB7, DB8]. */
export const AwaitedPayment = v.object({
  id: EntityId,
  payment: orUnknown(BalancePaymentStatus),
  /** In TND. */
  amount: Dinars,
  /** Who opened it; null once the account is deleted. */
  by: v.nullable(anyText(200)),
  /** Whether the caller opened it. */
  isOwn: v.boolean(),
  openedAt: Instant,
  /** When the payment expires or expired, unless it is paid. */
  endsAt: Instant,
});
export type AwaitedPayment = v.InferOutput<typeof AwaitedPayment>;

/** A page of an agency's statements. */
export const SupplierStatements = v.object({
  ...pageOf(StatementSummary).entries,
  /** Absent without a debt, and in responses of earlier versions. */
  debt: v.exactOptional(OwedDebt),
  /** Whether the debt can be paid online [DB7]. Absent in responses of earlier versions. */
  paysOnline: v.exactOptional(v.boolean()),
  /** Newest first. Absent in responses of earlier versions. */
  awaited: v.exactOptional(v.pipe(v.array(AwaitedPayment), v.maxLength(10))),
});
export type SupplierStatements = v.InferOutput<typeof SupplierStatements>;

/**
 * Lists an agency's statements of commission and their corrections, newest month first, with its current debt
 * [ST1] [DB2].
 */
export const supplierStatements = defineEndpoint({
  ...access,
  name: "supplierStatements",
  method: "GET",
  path: "/api/supplier-statements/{supplier}/{page}/{size}",
  input: inputOf<typeof supplierStatementsInput>(),
  responses: { 200: SupplierStatements },
});

/** Input schemas of {@link supplierStatement}. */
export const supplierStatementInput = {
  params: v.object({ supplier: SupplierSegment, id: EntityId }),
};

/** A statement of commission with its lines. */
export const SupplierStatement = v.object({
  ...StatementSummary.entries,
  content: Statement,
  /** Whether the debt can be paid online [DB7]. Absent in responses of earlier versions. */
  paysOnline: v.exactOptional(v.boolean()),
});
export type SupplierStatement = v.InferOutput<typeof SupplierStatement>;

/** Returns a statement of commission with its lines [ST3]. */
export const supplierStatement = defineEndpoint({
  ...access,
  name: "supplierStatement",
  method: "GET",
  path: "/api/supplier-statement/{supplier}/{id}",
  input: inputOf<typeof supplierStatementInput>(),
  responses: { 200: SupplierStatement },
});

/** Formats of a statement's file. */
export const statementFormats = ["pdf", "csv", "json"] as const;
/** One of {@link statementFormats}. */
export const StatementFormat = v.picklist(statementFormats);
export type StatementFormat = v.InferOutput<typeof StatementFormat>;

/** Input schemas of {@link supplierStatementFile}. */
export const supplierStatementFileInput = {
  params: v.object({
    supplier: SupplierSegment,
    id: EntityId,
    format: StatementFormat,
    /** Language of the PDF and of the table's headings. */
    language: Language,
  }),
};

/**
 * Returns a statement as a file: PDF, a table for a spreadsheet (CSV with semicolons and decimal commas), or
 * JSON, whose SHA-256 is that in `StatementSummary` [ST4]. Refused with 503 while too many PDFs are being
 * drawn.
 */
export const supplierStatementFile = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "plan_exports"],
  refusalBody: PlanRefusal,
  name: "supplierStatementFile",
  method: "GET",
  path: "/api/supplier-statement-file/{supplier}/{id}/{format}/{language}",
  input: inputOf<typeof supplierStatementFileInput>(),
  responses: { 200: v.instance(Blob) },
  media: "application/octet-stream",
});
