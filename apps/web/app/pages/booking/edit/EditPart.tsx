import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import type { Submission } from "#web/shared/form/useSubmission.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { EditForm } from "./EditForm.tsx";
import { type EditPlaces, ownPlaces } from "./EditPlaces.ts";
import { useEdit } from "./useEdit.ts";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";

/** What changing a booking needs from its page. */
export interface EditTools {
  /** Runs an act at once, or after a proof of the mailbox. */
  withProof: (act: () => void) => void;
  /** The proof that a signed link needs before the change; null where it needs none. */
  proof: MailboxProof | null;
  onPaying: (session: PaymentSession) => void | Promise<void>;
}

interface EditPartProps {
  booking: BookingView;
  places: Submission<EditPlaces>;
  now: Date;
  tools: EditTools;
  onClose: () => void;
}

/** The form that changes a booking, once its places are loaded. */
export function EditPart({ booking, places, now, tools, onClose }: EditPartProps) {
  const { timeZone, minimumAge } = useSettings();
  const rules = { booking, now, timeZone, minimumAge };
  const editing = useEdit({ ...tools, rules });
  if (places.done === null && places.problem === null) return <Skeleton shape="card" />;
  return (
    <EditForm
      {...{ editing, rules, onClose }}
      places={places.done ?? ownPlaces(booking)}
      proof={tools.proof}
    />
  );
}
