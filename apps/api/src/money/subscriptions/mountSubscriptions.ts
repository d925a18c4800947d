import {
  checkPlanPayment,
  chooseNextPlan,
  grantPlan,
  payPlan,
  recordPlanPayment,
  recordPlanRefund,
  supplierPlan,
} from "@sayara/api-client/endpoints";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleGrantPlan, handleRecordPlanPayment } from "./adminPlan.handler.ts";
import { checkPlanPaymentHandler, payPlanHandler } from "./payment/payPlan.handler.ts";
import { handleRecordPlanRefund } from "./recordPlanRefund.handler.ts";
import { handleChooseNextPlan, handleSupplierPlan } from "./supplierPlan.handler.ts";

/**
 * Mounts the endpoints for agencies' plans, and for administrators who grant plans and record payments and
 * refunds.
 */
export function mountSubscriptions(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, supplierPlan, handleSupplierPlan, { units: 1 });
  mountEndpoint(app, chooseNextPlan, handleChooseNextPlan);
  mountEndpoint(app, payPlan, payPlanHandler(dependencies), { units: 4 });
  mountEndpoint(app, checkPlanPayment, checkPlanPaymentHandler(dependencies), { units: 2 });
  mountEndpoint(app, recordPlanPayment, handleRecordPlanPayment);
  mountEndpoint(app, grantPlan, handleGrantPlan);
  mountEndpoint(app, recordPlanRefund, handleRecordPlanRefund);
}
