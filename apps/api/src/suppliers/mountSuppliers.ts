import {
  portalSuppliers,
  staffDay,
  supplierAccess,
  supplierDeposits,
  supplierMoney,
} from "@sayara/api-client/endpoints";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { mountCalendars } from "./calendars/mountCalendars.ts";
import { mountDays } from "./days/mountDays.ts";
import { handleSupplierDeposits } from "./deposits/supplierDeposits.handler.ts";
import { mountDocuments } from "./documents/mountDocuments.ts";
import { mountExtras } from "./extras/mountExtras.ts";
import { mountPromoCodes } from "./promoCodes/mountPromoCodes.ts";
import { mountFines } from "./fines/mountFines.ts";
import { mountReplies } from "./replies/mountReplies.ts";
import { mountFleet } from "./fleet/mountFleet.ts";
import { mountJoin } from "./join/mountJoin.ts";
import { handleSupplierMoney } from "./money/supplierMoney.handler.ts";
import { mountPrices } from "./prices/mountPrices.ts";
import { mountRules } from "./rules/mountRules.ts";
import { handlePortalSuppliers } from "./portalSuppliers.handler.ts";
import { handleSupplierAccess } from "./supplierAccess.handler.ts";
import { handleStaffDay } from "./today/staffDay.handler.ts";
import { mountTeam } from "./team/mountTeam.ts";

/** Mounts the portal's endpoints, one line per capability. */
export function mountSuppliers(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, supplierAccess, handleSupplierAccess);
  mountEndpoint(app, portalSuppliers, handlePortalSuppliers);
  mountEndpoint(app, supplierDeposits, handleSupplierDeposits);
  mountEndpoint(app, supplierMoney, handleSupplierMoney);
  mountEndpoint(app, staffDay, handleStaffDay);
  mountCalendars(app, dependencies);
  mountDays(app);
  mountDocuments(app, dependencies);
  mountExtras(app);
  mountPromoCodes(app);
  mountFines(app, dependencies);
  mountReplies(app);
  mountFleet(app, dependencies);
  mountJoin(app);
  mountPrices(app, dependencies);
  mountRules(app, dependencies);
  mountTeam(app);
}
