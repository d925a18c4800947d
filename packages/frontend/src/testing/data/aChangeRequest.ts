import type { ChangeRequest } from "@sayara/domain/booking/change/ChangeRequest";

/** Request made on 20 November 2026 at noon to extend `aBooking` by one day. */
export function aChangeRequest(changes: Partial<ChangeRequest> = {}): ChangeRequest {
  const before = { from: "2026-12-01T09:00:00.000Z", to: "2026-12-04T09:00:00.000Z", total: 318 };
  return {
    id: "change-1",
    kind: "extension",
    state: "open",
    requestedAt: "2026-11-20T12:00:00.000Z",
    lapsesAt: "2026-11-21T12:00:00.000Z",
    from: before.from,
    to: "2026-12-05T09:00:00.000Z",
    before,
    total: 424,
    decidedAt: null,
    reason: null,
    ...changes,
  };
}
