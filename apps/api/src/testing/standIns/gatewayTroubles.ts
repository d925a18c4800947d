import fc from "fast-check";
import type { GatewayDriver } from "./gatewayDrivers.ts";
import type { GatewayFault } from "./gatewayFaults.ts";

/** Arbitrary for random gateway faults, each of which stays in effect until `recover`. */
export const gatewayTrouble = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("trouble" as const),
      kind: fc.constantFrom("isAway" as const, "isLost" as const, "isLate" as const, "isRefused" as const),
      call: fc.constantFrom("open" as const, "read" as const, "end" as const, "refund" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("lie" as const), lie: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("refusal" as const), refuses: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant("heal" as const) }) },
);
type GatewayTrouble = typeof gatewayTrouble extends fc.Arbitrary<infer Value> ? Value : never;

/** A response that is not the gateway's own, such as a proxy's. */
const NO_ANSWER = { status: 502, body: "<html></html>" };
const SUM = /"(amount|amount_total|reachedAmount)":(\d+)/g;

/** Ways to misreport a payment or refund. */
const lies: ((answer: string) => string)[] = [
  (answer) => answer.replace(SUM, '"$1":10'),
  (answer) => answer.replace(SUM, '"$1":$20'),
  (answer) => answer.replace(SUM, '"$1":-$2'),
  (answer) => answer.replace(SUM, '"$1":"$2"'),
  (answer) => answer.replace(SUM, `"$1":${Number.MAX_SAFE_INTEGER}`),
  (answer) => answer.replaceAll("TND", "EUR").replaceAll('"tnd"', '"eur"'),
  (answer) => answer.replaceAll(/"id":"[^"]*"/g, '"id":"another"').replace(SUM, '"$1":20'),
  (answer) =>
    answer
      .replace(/"paidAt":"\d{4}/, '"paidAt":"9999')
      .replaceAll(/"created":\d+/g, '"created":253370764800')
      .replace(SUM, '"$1":null'),
];

/**
 * Applies a simulated fault to a gateway stand-in, or clears all faults and runs the postponed calls. `refuseRefunds`
 * is not cleared by recovery.
 */
export async function applyTrouble(driver: GatewayDriver, trouble: GatewayTrouble): Promise<void> {
  switch (trouble.act) {
    case "trouble": {
      const call = driver.calls[trouble.call];
      const faults: Record<typeof trouble.kind, GatewayFault> = {
        isAway: { call: /./, answer: NO_ANSWER },
        isLost: { call, answer: NO_ANSWER, isDone: "now" },
        isLate: { call, answer: NO_ANSWER, isDone: "later" },
        // Refuses only calls that open a session, not a session that is already open.
        isRefused: { call: driver.calls.open, answer: { status: 422, body: errors[driver.name] } },
      };
      driver.faults.unshift(faults[trouble.kind]);
      return;
    }
    case "lie":
      driver.faults.unshift(...lie(driver, trouble.lie));
      return;
    case "refusal":
      return driver.refuseRefunds(trouble.refuses);
    case "heal":
      return heal(driver);
  }
}

/** Returns the faults of a gateway that misreports. */
export function lie({ calls: { read, end, refund } }: GatewayDriver, index: number): GatewayFault[] {
  const change = lies[index % lies.length];
  return change === undefined ? [] : [read, end, refund].map((call) => ({ call, change }));
}

export function heal(driver: GatewayDriver): Promise<void> {
  driver.faults.length = 0;
  return driver.runPostponed();
}

const errors: Record<GatewayDriver["name"], object> = {
  sandbox: { code: "not_found", message: "…" },
  stripe: { error: { type: "invalid_request_error", code: "resource_missing", message: "…" } },
  konnect: { errors: [{ code: "not_found", message: "…" }] },
};
