import {
  bankAccount,
  cancelPayouts,
  duePayouts,
  payoutBatches,
  payoutFile,
  payouts,
  payPayouts,
  preparePayouts,
  returnPayout,
  setBankAccount,
  supplierPayouts,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleBankAccount, handleSetBankAccount } from "./bankAccount.handler.ts";
import { handlePayoutFile } from "./payoutFile.handler.ts";
import { handleDuePayouts, handlePayoutBatches, handlePayouts } from "./payouts.handler.ts";
import { handlePreparePayouts } from "./preparePayouts.handler.ts";
import { handleCancelPayouts, handlePayPayouts, handleReturnPayout } from "./settlePayouts.handler.ts";
import { handleSupplierPayouts } from "./supplierPayouts.handler.ts";

/** Maximum bytes: enough for the ids or slugs of a hundred payouts. */
const LIST_BODY_LIMIT = 40_960;

/** Mounts the endpoints for agencies' bank accounts and payouts [PO1–PO5]. */
export function mountPayouts(app: App): void {
  mountEndpoint(app, bankAccount, handleBankAccount);
  mountEndpoint(app, setBankAccount, handleSetBankAccount);
  mountEndpoint(app, supplierPayouts, handleSupplierPayouts);
  mountEndpoint(app, duePayouts, handleDuePayouts, { units: 2 });
  mountEndpoint(app, payouts, handlePayouts, { units: 2 });
  mountEndpoint(app, payoutBatches, handlePayoutBatches, { units: 2 });
  mountEndpoint(app, payoutFile, handlePayoutFile, { units: 2 });
  mountEndpoint(app, preparePayouts, handlePreparePayouts, { bodyLimit: LIST_BODY_LIMIT });
  mountEndpoint(app, payPayouts, handlePayPayouts, { bodyLimit: LIST_BODY_LIMIT });
  mountEndpoint(app, cancelPayouts, handleCancelPayouts, { bodyLimit: LIST_BODY_LIMIT });
  mountEndpoint(app, returnPayout, handleReturnPayout);
}
