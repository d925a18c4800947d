import type { BookingReference } from "@sayara/domain/booking/BookingReference";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import type { DayRequest } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { dropStoredHandover } from "#portal/offline/dropStoredHandover.ts";
import { sendDayRequest } from "#portal/offline/sendDayRequest.ts";
import { didNotReachServer } from "#portal/offline/didNotReachServer.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import { useUnsentDecisions } from "#portal/offline/useUnsentDecisions.ts";
import {
  addWaitingDecision,
  openWaitingDecisions,
  sendWaitingDecisions,
} from "#portal/offline/waitingDecisions.ts";

/** A decision on a request, or a rental record, with the displayed version of the booking. */
export interface TodayRequest {
  booking: { id: string; version: number; reference: BookingReference; driver: string };
  action: DayRequest;
}

/** Whether a decision took effect, or is stored on this device until there is a connection. */
export type TodayDone = "sent" | "waiting";

/**
 * Sends a decision. Without a connection, stores it. Later decisions are then stored as well, to preserve
 * their order.
 */
export async function todayAction({ request, context }: ActionArgs): Promise<FormResult<never, TodayDone>> {
  const decision = (await request.json()) as TodayRequest;
  openWaitingDecisions((await requirePage(request, "today/Today")).id);
  const call = await context.get(apiContext)();
  const isBehind = useUnsentDecisions.getState().decisions.some(({ refusal }) => refusal === null);
  if (isBehind) {
    addWaitingDecision(decision);
    await sendWaitingDecisions(call);
    const isWaiting = useUnsentDecisions
      .getState()
      .decisions.some(({ booking }) => booking.id === decision.booking.id);
    return { done: isWaiting ? "waiting" : "sent" };
  }
  try {
    const response = await sendDayRequest(call, decision.booking, decision.action);
    if (!response.ok) return refusedResult(response.refusal);
    // The stored copy is outdated now [HO14].
    dropStoredHandover(decision.booking.id);
    return { done: "sent" };
  } catch (error) {
    if (!didNotReachServer(error)) throw error;
    addWaitingDecision(decision);
    return { done: "waiting" };
  }
}
