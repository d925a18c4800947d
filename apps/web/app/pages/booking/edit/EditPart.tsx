import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import type { Submission } from "@sayara/frontend/form/submission/useSubmission";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { EditForm } from "./EditForm.tsx";
import { type EditPlaces, bookedPlaces } from "./EditPlaces.ts";
import { useEdit } from "./useEdit.ts";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";

/** Dependencies of the edit form that its page provides. */
export interface EditTools {
  /** Runs an action immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  /** The mailbox proof that a signed link needs before the edit; null if none is needed. */
  proof: MailboxProof | null;
  onPaymentRequired: (session: PaymentSession) => void | Promise<void>;
}

interface EditPartProps {
  booking: BookingView;
  places: Submission<EditPlaces>;
  now: Date;
  tools: EditTools;
  onClose: () => void;
}

/** The form that edits a booking, shown once its places have loaded. */
export function EditPart({ booking, places, now, tools, onClose }: EditPartProps) {
  const { timeZone, minimumAge } = useSettings();
  const rules = { booking, now, timeZone, minimumAge };
  const editState = useEdit({ ...tools, rules });
  if (places.done === null && places.problem === null) return <Skeleton shape="card" />;
  return (
    <EditForm
      {...{ editState, rules, onClose }}
      places={places.done ?? bookedPlaces(booking)}
      proof={tools.proof}
    />
  );
}
