import type { RefundPreview } from "@sayara/api-client/contract/bookings/RefundPreview";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";

/** State of the driver's request to cancel. */
export interface Cancellation {
  /** Loads the refund that a request would give now. */
  preview: () => void;
  /** Null until loaded. */
  refund: RefundPreview | null;
  request: () => void;
  isRequesting: boolean;
  problem: FormProblem | null;
}

/** Previews and requests a cancellation. */
export function useCancellation({ version }: Pick<Booking, "version">): Cancellation {
  const preview = useBookingAction<RefundPreview>();
  const request = useBookingAction();
  /** Version that was cancelled. The request counts as pending until the changed booking has loaded. */
  const [requestedVersion, setRequestedVersion] = useState<number | null>(null);
  return {
    preview() {
      request.reset();
      preview.reset();
      preview.submitJson({ intent: "previewCancellation" });
    },
    refund: preview.isSending ? null : preview.done,
    request() {
      setRequestedVersion(version);
      request.submitJson({ intent: "cancel", version });
    },
    isRequesting: request.isSending || (request.done !== null && requestedVersion === version),
    problem: request.problem ?? preview.problem,
  };
}
