import type { Client } from "@sayara/api-client/client/createClient";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { useEffect, useState } from "react";
import { useLanguage } from "#web/language/useLanguage.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { EditForm } from "./EditForm.tsx";
import { type EditPlaces, loadEditPlaces } from "./loadEditPlaces.ts";
import { useEdit } from "./useEdit.ts";
import type { MailboxProof } from "./useMailboxProof.ts";

/** What changing a booking needs from its page. */
export interface EditTools {
  openApi: () => Promise<Client>;
  /** Runs an act at once, or after a proof of the mailbox. */
  withProof: (act: () => void) => void;
  /** The proof that a signed link needs before the change; null where it needs none. */
  proof: MailboxProof | null;
  onPaying: (session: PaymentSession) => void | Promise<void>;
}

interface EditPartProps {
  booking: BookingView;
  now: Date;
  tools: EditTools;
  onClose: () => void;
}

/** The form that changes a booking, once its places are loaded. */
export function EditPart({ booking, now, tools, onClose }: EditPartProps) {
  const { language } = useLanguage();
  const { timeZone, minimumAge } = useSettings();
  const [places, setPlaces] = useState<EditPlaces | null>(null);
  const rules = { booking, now, timeZone, minimumAge };
  const editing = useEdit({ ...tools, rules });
  const { openApi } = tools;
  useEffect(() => {
    let isShown = true;
    void loadEditPlaces(openApi, booking, language).then((loaded) => isShown && setPlaces(loaded));
    return () => {
      isShown = false;
    };
  }, [openApi, booking, language]);
  if (places === null) return <Skeleton shape="card" />;
  return <EditForm {...{ editing, places, rules, onClose }} proof={tools.proof} />;
}
