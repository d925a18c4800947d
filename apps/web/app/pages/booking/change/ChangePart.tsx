import type { Booking } from "@sayara/domain/booking/Booking";
import type { ChangeKind } from "@sayara/domain/booking/change/changeKindOf";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { useChange } from "./useChange.ts";

interface ChangePartProps {
  booking: Booking;
  kind: ChangeKind;
  now: Date;
  withProof: (run: () => void) => void;
  proof: MailboxProof | null;
  onClose: () => void;
}

/** The part of the page with the form that requests other dates. */
export function ChangePart({ booking, kind, now, withProof, proof, onClose }: ChangePartProps) {
  const { timeZone } = useSettings();
  const rules = { booking, kind, now, timeZone };
  const changeState = useChange(rules, withProof);
  return <ChangeForm {...{ changeState, rules, proof, onClose }} />;
}
