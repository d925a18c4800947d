import { useLingui } from "@lingui/react/macro";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { StaffActionRequest } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";
import { StaffActionProblem } from "@sayara/frontend/rental/StaffActions/StaffActionProblem";
import { readAmount, writeAmount } from "./readAmount.ts";
import { refundOfRequest } from "./refundOfRequest.ts";
import type { StaffActionState } from "./useStaffActions.ts";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";

/** An action that requires an amount or a confirmation. */
export type StaffDialogAction =
  | { kind: "cancel" | "delete" | "recordPayment" | "recordNoShow" }
  | { kind: "decideCancellation"; accept: boolean };

interface StaffActionDialogProps {
  action: StaffDialogAction;
  booking: Booking;
  staffActions: StaffActionState;
  onClose: () => void;
}

/** Dialog that explains an action, reads its amount, and runs it. */
export function StaffActionDialog({ action, booking, staffActions, onClose }: StaffActionDialogProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const bounds = boundsOf(action, booking);
  const [typed, setTyped] = useState(bounds === null ? "" : writeAmount(bounds.initial, i18n.locale));
  const [error, setError] = useState("");
  const texts = useDialogTexts(action, booking);
  const unit = formats.price(0, booking.currency).replaceAll(/[\d\s]/g, "");

  function send() {
    const amount = bounds === null ? 0 : readAmount(typed);
    if (bounds !== null && (amount === null || amount < bounds.least || amount > bounds.most)) {
      const least = formats.price(bounds.least, booking.currency);
      const most = formats.price(bounds.most, booking.currency);
      setError(t`A sum from ${least} to ${most}`);
      return;
    }
    staffActions.run(requestOf(action, amount ?? 0));
  }

  return (
    <FormDialog
      title={texts.title}
      effect={texts.effect}
      button={texts.button}
      isDestructive={texts.isDestructive}
      working={staffActions.working !== null && t`Working…`}
      onSend={send}
      onClose={onClose}
    >
      {bounds !== null && bounds.most > 0 && (
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          trailing={unit}
          value={typed}
          width="medium"
          onChange={({ target }) => {
            setTyped(target.value);
            setError("");
          }}
        />
      )}
      <StaffActionProblem problem={staffActions.problem} booking={booking} />
    </FormDialog>
  );
}

function requestOf(action: StaffDialogAction, amount: number): StaffActionRequest {
  switch (action.kind) {
    case "cancel":
    case "delete":
      return { kind: action.kind };
    case "recordPayment":
      return { kind: "recordPayment", amount };
    case "recordNoShow":
      return { kind: "recordNoShow", refund: amount };
    case "decideCancellation":
      return action.accept
        ? { kind: "decideCancellation", accept: true, refund: amount }
        : { kind: "decideCancellation", accept: false };
  }
}

/** Returns the minimum, maximum and default amount of an action, in dinars; null if it has no amount. */
function boundsOf(action: StaffDialogAction, booking: Booking) {
  if (action.kind === "recordPayment") {
    const { due } = balanceOf(booking);
    return { least: 0.01, most: due, initial: due };
  }
  if (action.kind === "recordNoShow") return { least: 0, most: balanceOf(booking).kept, initial: 0 };
  if (action.kind !== "decideCancellation" || !action.accept) return null;
  const { guaranteed, paid } = refundOfRequest(booking);
  return { least: guaranteed, most: paid, initial: guaranteed };
}

function useDialogTexts(action: StaffDialogAction, booking: Booking) {
  const { t } = useLingui();
  const formats = useFormats();
  const price = (sum: number) => formats.price(sum, booking.currency);
  const { kept, due } = balanceOf(booking);
  const driver = useDriverName()(booking.driver.fullName);
  const [all, rest] = [price(kept), price(due)];
  const base = { label: "", hint: "", isDestructive: true };
  switch (action.kind) {
    case "cancel":
      return {
        ...base,
        title: t`Cancel this booking?`,
        effect:
          kept > 0
            ? t`The car becomes available again, ${driver} is told by email, and all that was paid (${all}) is returned. This cannot be undone.`
            : t`The car becomes available again and ${driver} is told by email. Nothing was paid. This cannot be undone.`,
        button: t`Cancel the booking`,
      };
    case "delete":
      return {
        ...base,
        title: t`Delete this booking?`,
        effect: t`It disappears from every list, the driver's included. Records of payments are kept. This cannot be undone.`,
        button: t`Delete the booking`,
      };
    case "recordPayment":
      return {
        ...base,
        isDestructive: false,
        title: t`Record a payment`,
        effect: t`A payment that you took at the desk. It counts at once, and ${driver} sees it.`,
        label: t`Sum received`,
        hint: t`${rest} is due.`,
        button: t`Record the payment`,
      };
    case "recordNoShow":
      return {
        ...base,
        title: t`The driver did not come?`,
        effect: t`The booking is cancelled, the car becomes available again and ${driver} is told by email. Nothing is returned unless you grant it. This cannot be undone.`,
        label: t`Refund that you grant`,
        hint: t`At most ${all}. 0 is usual.`,
        button: t`Cancel as not collected`,
      };
    case "decideCancellation": {
      if (!action.accept)
        return {
          ...base,
          isDestructive: false,
          title: t`Decline the request?`,
          effect: t`The booking stands, and ${driver} is told by email.`,
          button: t`Decline the request`,
        };
      const guaranteed = price(refundOfRequest(booking).guaranteed);
      return {
        ...base,
        title: t`Accept the request?`,
        effect: t`The booking is cancelled, the car becomes available again and ${driver} is told by email. This cannot be undone.`,
        label: t`Refund`,
        hint: t`At least ${guaranteed}, at most ${all}.`,
        button: t`Accept and cancel`,
      };
    }
  }
}
