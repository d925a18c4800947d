import { IDLE_TIMEOUTS } from "@sayara/http-guard/serve/setIdleTimeouts";
import { expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { requestLimits } from "#api/database/connection/databaseLimits.ts";
import { pdfBounds } from "#api/documents/pdf/pdfBounds.ts";
import { GATEWAY_TIMEOUT } from "#api/gateways/callGateway.ts";
import { SLOT_TIMEOUT } from "#api/gateways/createGateways.ts";
import { pictureBounds } from "#api/files/pictures/pictureBounds.ts";
import { STORE_TIMEOUT } from "#api/files/storage/s3Store.ts";

test("the longest wait and work finish before a silent socket is closed", () => {
  const { admission } = readConfig({});
  const statement = requestLimits.connection + requestLimits.response;
  const commonTime = admission.waitTimeout + 2 * statement;
  const gatewayCall = SLOT_TIMEOUT + GATEWAY_TIMEOUT;
  const workTimes = {
    voucher: pdfBounds.waitTimeout + pdfBounds.deadline,
    // Stores the new file and removes the old one.
    picture: pictureBounds.waitTimeout + pictureBounds.deadline + 2 * STORE_TIMEOUT,
    // Ends an earlier payment session (read, expire) and opens a new one (Konnect: two calls).
    checkout: 4 * gatewayCall,
  };
  const tooSlow = Object.entries(workTimes).filter(
    ([, milliseconds]) => commonTime + milliseconds >= IDLE_TIMEOUTS.response,
  );
  expect(tooSlow).toEqual([]);
});
