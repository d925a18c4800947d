import {
  checkBalancePayment,
  correctStatement,
  debts,
  followUpDebt,
  issueStatements,
  monthStatements,
  payBalance,
  payStatement,
  supplierStatement,
  supplierStatementFile,
  supplierStatements,
} from "@sayara/api-client/endpoints";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleDebts, handleFollowUpDebt } from "./debts.handler.ts";
import {
  handleCorrectStatement,
  handleIssueStatements,
  handleMonthStatements,
  handlePayStatement,
} from "./monthStatements.handler.ts";
import { checkBalancePaymentHandler, payBalanceHandler } from "./payBalance.handler.ts";
import {
  handleSupplierStatement,
  handleSupplierStatements,
  supplierStatementFileHandler,
} from "./supplierStatements.handler.ts";

/**
 * Mounts the endpoints for agencies' statements and payments, and for administrators who issue statements.
 */
export function mountStatements(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, supplierStatements, handleSupplierStatements);
  mountEndpoint(app, supplierStatement, handleSupplierStatement, { units: 2 });
  mountEndpoint(app, supplierStatementFile, supplierStatementFileHandler(dependencies), { units: 8 });
  mountEndpoint(app, payBalance, payBalanceHandler(dependencies), { units: 4 });
  mountEndpoint(app, checkBalancePayment, checkBalancePaymentHandler(dependencies), { units: 2 });
  mountEndpoint(app, monthStatements, handleMonthStatements);
  mountEndpoint(app, issueStatements, handleIssueStatements, { units: 8 });
  mountEndpoint(app, correctStatement, handleCorrectStatement);
  mountEndpoint(app, payStatement, handlePayStatement);
  mountEndpoint(app, debts, handleDebts, { units: 2 });
  mountEndpoint(app, followUpDebt, handleFollowUpDebt);
}
