import fc from "fast-check";
import type { GatewayDriver } from "./gatewayDrivers.ts";
import type { GatewayFault } from "./gatewayFaults.ts";

/** Generates random gateway faults and recoveries. Faults last until `recover`, except `refuseRefunds`. */
export const gatewayFaultAction = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("fault" as const),
      kind: fc.constantFrom(
        "unavailable" as const,
        "lostResponse" as const,
        "lateExecution" as const,
        "refused" as const,
      ),
      call: fc.constantFrom("open" as const, "read" as const, "end" as const, "refund" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("misreport" as const), reportIndex: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("refuseRefunds" as const), refuses: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant("recover" as const) }) },
);
type GatewayFaultAction = typeof gatewayFaultAction extends fc.Arbitrary<infer Value> ? Value : never;

/** A response that is not the gateway's own, such as a proxy's. */
const PROXY_RESPONSE = { status: 502, body: "<html></html>" };
const AMOUNTS = /"(amount|amount_total|reachedAmount)":(\d+)/g;

/** Ways to misreport a payment or refund. */
const misreports: ((body: string) => string)[] = [
  (body) => body.replace(AMOUNTS, '"$1":10'),
  (body) => body.replace(AMOUNTS, '"$1":$20'),
  (body) => body.replace(AMOUNTS, '"$1":-$2'),
  (body) => body.replace(AMOUNTS, '"$1":"$2"'),
  (body) => body.replace(AMOUNTS, `"$1":${Number.MAX_SAFE_INTEGER}`),
  (body) => body.replaceAll("TND", "EUR").replaceAll('"tnd"', '"eur"'),
  (body) => body.replaceAll(/"id":"[^"]*"/g, '"id":"another"').replace(AMOUNTS, '"$1":20'),
  (body) =>
    body
      .replace(/"paidAt":"\d{4}/, '"paidAt":"9999')
      .replaceAll(/"created":\d+/g, '"created":253370764800')
      .replace(AMOUNTS, '"$1":null'),
];

/**
 * Applies a simulated fault to a gateway stand-in, or clears all faults and runs the postponed calls. `refuseRefunds`
 * is not cleared by recovery.
 */
export async function applyFaultAction(driver: GatewayDriver, action: GatewayFaultAction): Promise<void> {
  switch (action.act) {
    case "fault": {
      const call = driver.calls[action.call];
      const faults: Record<typeof action.kind, GatewayFault> = {
        unavailable: { call: /./, response: PROXY_RESPONSE },
        lostResponse: { call, response: PROXY_RESPONSE, execution: "now" },
        lateExecution: { call, response: PROXY_RESPONSE, execution: "later" },
        // Refuses only calls that open a session, not a session that is already open.
        refused: { call: driver.calls.open, response: { status: 422, body: errors[driver.name] } },
      };
      driver.faults.unshift(faults[action.kind]);
      return;
    }
    case "misreport":
      driver.faults.unshift(...misreportFaults(driver, action.reportIndex));
      return;
    case "refuseRefunds":
      return driver.refuseRefunds(action.refuses);
    case "recover":
      return recover(driver);
  }
}

/** Returns the faults of a gateway that misreports. */
export function misreportFaults(
  { calls: { read, end, refund } }: GatewayDriver,
  index: number,
): GatewayFault[] {
  const change = misreports[index % misreports.length];
  return change === undefined ? [] : [read, end, refund].map((call) => ({ call, change }));
}

export function recover(driver: GatewayDriver): Promise<void> {
  driver.faults.length = 0;
  return driver.runPostponed();
}

const errors: Record<GatewayDriver["name"], object> = {
  sandbox: { code: "not_found", message: "…" },
  stripe: { error: { type: "invalid_request_error", code: "resource_missing", message: "…" } },
  konnect: { errors: [{ code: "not_found", message: "…" }] },
};
