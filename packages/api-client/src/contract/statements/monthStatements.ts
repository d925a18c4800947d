import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Dinars } from "@sayara/domain/money/Dinars";
import { SignedDinars } from "@sayara/domain/money/SignedDinars";
import { MonthlyCommission } from "@sayara/domain/payment/MonthlyCommission";
import { anyText, requiredText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { StatementSummary } from "./StatementSummary.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const { month } = MonthlyCommission.entries;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Input schemas of {@link monthStatements}. */
export const monthStatementsInput = { params: v.object({ month, page: Page, size: Size }) };

/** A statement of commission with its agency. */
export const MonthStatement = v.object({
  ...StatementSummary.entries,
  supplier: v.object({ slug: Slug, name: anyText(100) }),
});
export type MonthStatement = v.InferOutput<typeof MonthStatement>;

/** A page of a month's statements and corrections, with sums of all pages in TND. */
export const MonthStatements = v.object({
  ...pageOf(MonthStatement).entries,
  /** Whether the month has ended. Statements are issued only after its end. */
  isOver: v.boolean(),
  /** Number of agencies whose statement is not issued yet. */
  missing: count,
  commission: SignedDinars,
  toCollect: Dinars,
  toPayOut: Dinars,
});
export type MonthStatements = v.InferOutput<typeof MonthStatements>;

/** Lists the statements of all agencies for a month, by agency; for admins [ST1]. */
export const monthStatements = defineEndpoint({
  ...access,
  name: "monthStatements",
  method: "GET",
  path: "/api/month-statements/{month}/{page}/{size}",
  input: inputOf<typeof monthStatementsInput>(),
  responses: { 200: MonthStatements },
});

/** Input schemas of {@link issueStatements}. */
export const issueStatementsInput = { params: v.object({ month }) };

/** Number of statements issued by the call, and of agencies that still have none. */
export const IssuedStatements = v.object({ issued: count, missing: count });
export type IssuedStatements = v.InferOutput<typeof IssuedStatements>;

/**
 * Issues the missing statements of a month, at most 100 per call; for admins [ST1]. Refused until the month
 * has ended.
 */
export const issueStatements = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "transition_refused"],
  name: "issueStatements",
  method: "POST",
  path: "/api/issue-statements/{month}",
  input: inputOf<typeof issueStatementsInput>(),
  responses: { 200: IssuedStatements },
});

/** Input schemas of {@link correctStatement}. */
export const correctStatementInput = { params: v.object({ id: EntityId }) };

/**
 * Issues a correction of a statement, with the differences that later movements of its month make; for admins
 * [ST6]. Refused if nothing differs.
 */
export const correctStatement = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found", "transition_refused"],
  name: "correctStatement",
  method: "POST",
  path: "/api/correct-statement/{id}",
  input: inputOf<typeof correctStatementInput>(),
  responses: { 200: StatementSummary },
});

/** Input schemas of {@link payStatement}. */
export const payStatementInput = {
  params: v.object({ id: EntityId }),
  body: v.object({
    /** In TND, at most the outstanding amount. */
    amount: v.pipe(Dinars, v.minValue(0.01, "price_invalid")),
    /** The outstanding amount that the caller saw. It prevents recording the same payment twice. */
    outstanding: Dinars,
    /** Reference of the transfer. */
    reference: requiredText(100),
  }),
};

/** Records a payment of a statement in the ledger, by the agency or to it; for admins [ST7] [LG6]. */
export const payStatement = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found", "stale_version", "transition_refused"],
  name: "payStatement",
  method: "POST",
  path: "/api/pay-statement/{id}",
  input: inputOf<typeof payStatementInput>(),
  responses: { 200: StatementSummary },
});
