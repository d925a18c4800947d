import type { Client } from "@sayara/api-client/client/createClient";
import { bankAccount, type SupplierBankAccount } from "@sayara/api-client/contract/payouts/bankAccount";
import type { Payout } from "@sayara/api-client/contract/payouts/Payout";
import { supplierPayouts } from "@sayara/api-client/contract/payouts/supplierPayouts";
import {
  type MoneyMovement,
  type MovementSum,
  supplierMoney,
} from "@sayara/api-client/contract/suppliers/supplierMoney";
import {
  type BalancePaymentState,
  checkBalancePayment,
} from "@sayara/api-client/contract/statements/payBalance";
import type { StatementSummary } from "@sayara/api-client/contract/statements/StatementSummary";
import {
  type AwaitedPayment,
  type OwedDebt,
  supplierStatements,
} from "@sayara/api-client/contract/statements/supplierStatements";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { FIRST_MONTH } from "#portal/statements/adjacentMonths.ts";

/** Month and page numbers, as in the URL. */
export interface MoneyQuery {
  /** For example `2026-11`. */
  month: string;
  page: number;
  /** Page number of the statements. */
  statements: number;
  /** Page number of the payouts. */
  payouts: number;
}

export interface MoneyData {
  /** Slug of the viewed agency; `own` in the agency's own portal. */
  supplier: string;
  query: MoneyQuery;
  /** The current month, the last one with movements. */
  thisMonth: string;
  balance: number;
  owedToDrivers: number;
  opening: number;
  closing: number;
  sums: readonly MovementSum[];
  items: readonly MoneyMovement[];
  total: number;
  statements: { items: readonly StatementSummary[]; total: number };
  bank: SupplierBankAccount;
  payouts: { items: readonly Payout[]; total: number };
  /** Amount due according to the last statement; absent if there is none. */
  debt?: OwedDebt;
  /** Whether debts can be paid online. Absent in responses of earlier API versions. */
  paysOnline?: boolean;
  /** Online payments of the balance by anyone in the agency that are open or may still arrive. */
  awaited: readonly AwaitedPayment[];
  /**
   * The payment named in the return URL of the gateway; null if there is none. `unknown` if its state cannot
   * be read now.
   */
  payment: BalancePaymentState | "unknown" | null;
}

/** Number of movements per page. */
const MONEY_PAGE_SIZE = 30;
/** Number of statements, or of payouts, per page. */
const STATEMENTS_PAGE_SIZE = 12;
const LAST_PAGE = 10_000;

/** Reads the query of the URL. A future month, or an invalid month or page number, counts as absent. */
export function readMoneyQuery(params: URLSearchParams, thisMonth: string): MoneyQuery {
  const pageOf = (name: string) => {
    const page = Number(params.get(name));
    return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
  };
  const month = params.get("month") ?? "";
  const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) && month >= FIRST_MONTH && month <= thisMonth;
  return {
    month: isMonth ? month : thisMonth,
    page: pageOf("page"),
    statements: pageOf("statements"),
    payouts: pageOf("payouts"),
  };
}

/** Returns the path of the page for a month. */
export function moneyPath({ month, page, statements, payouts }: MoneyQuery): string {
  const params = new URLSearchParams({ month });
  if (page > 1) params.set("page", String(page));
  if (statements > 1) params.set("statements", String(statements));
  if (payouts > 1) params.set("payouts", String(payouts));
  return `/money?${params}`;
}

export function moneyPageCount(total: number): number {
  return Math.ceil(total / MONEY_PAGE_SIZE);
}

export function statementPageCount(total: number): number {
  return Math.ceil(total / STATEMENTS_PAGE_SIZE);
}

interface MoneyRequest {
  supplier: string;
  search: URLSearchParams;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Reads the month in the URL and the balance, after checking the payment that the user returns from.
 *
 * @throws Fault, or Error if the API refuses
 */
export async function load(
  call: Client,
  { supplier, search, now, signal }: MoneyRequest,
): Promise<MoneyData> {
  const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
  const thisMonth = dateInZone(now, timeZone).slice(0, 7);
  const query = readMoneyQuery(search, thisMonth);
  const { month, page } = query;
  const options = signal && { signal };
  // Checking the payment first makes the balance include it.
  const payment = await readPayment(call, { supplier, id: search.get("payment") }, options);
  const [response, statements, bank, payouts] = await Promise.all([
    call(supplierMoney, { params: { supplier, page, size: MONEY_PAGE_SIZE }, query: { month } }, options),
    call(
      supplierStatements,
      { params: { supplier, page: query.statements, size: STATEMENTS_PAGE_SIZE } },
      options,
    ),
    call(bankAccount, { params: { supplier } }, options),
    call(supplierPayouts, { params: { supplier, page: query.payouts, size: STATEMENTS_PAGE_SIZE } }, options),
  ]);
  if (!response.ok) throw new Error(`supplierMoney was refused: ${response.refusal.code}`);
  if (!statements.ok) throw new Error(`supplierStatements was refused: ${statements.refusal.code}`);
  if (!bank.ok) throw new Error(`bankAccount was refused: ${bank.refusal.code}`);
  if (!payouts.ok) throw new Error(`supplierPayouts was refused: ${payouts.refusal.code}`);
  const { debt, paysOnline, awaited = [], ...list } = statements.data;
  return {
    supplier,
    query,
    thisMonth,
    ...response.data,
    statements: list,
    bank: bank.data,
    payouts: payouts.data,
    payment,
    awaited,
    ...(debt && { debt }),
    ...(paysOnline !== undefined && { paysOnline }),
  };
}

async function readPayment(
  call: Client,
  { supplier, id }: { supplier: string; id: string | null },
  options: { signal: AbortSignal } | undefined,
): Promise<MoneyData["payment"]> {
  if (id === null) return null;
  const checked = await call(checkBalancePayment, { params: { supplier, id } }, options);
  if (checked.ok) return checked.data;
  return checked.refusal.code === "gateway_unavailable" ? "unknown" : null;
}
