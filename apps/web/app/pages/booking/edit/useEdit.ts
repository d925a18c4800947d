import type {
  BookingEdit,
  EditQuote,
  UpdateBookingResponse,
} from "@sayara/api-client/contract/bookings/editBooking";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { useRef, useState } from "react";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";
import type { Form } from "#web/shared/form/useForm.ts";
import type { Refused } from "#web/shared/form/useSubmission.ts";
import { useFormFields } from "#web/shared/form/useFormFields.ts";
import { type EditValues, editValuesOf } from "./EditValues.ts";
import type { EditRules } from "./checkEdit.ts";
import { useBookingAction } from "#web/pages/booking/actions/useBookingAction.ts";

/** A quoted edit, valid until a field changes. */
export interface EditOffer {
  edit: BookingEdit;
  answer: EditQuote;
  /** Whether the price has changed since it was shown. */
  isNewPrice: boolean;
}

/** State of editing a booking. The form is quoted first, then the offer is confirmed. */
export interface Editing {
  form: Form<EditValues>;
  /** The current selection. */
  values: EditValues;
  chooseDates: (dates: Pick<EditValues, "from" | "to">) => void;
  offer: EditOffer | null;
  /** Applies the offered edit, or opens its payment. */
  confirm: () => void;
  isConfirming: boolean;
  /** Why the confirmation was refused. */
  problem: FormProblem | null;
}

interface EditTools {
  rules: EditRules;
  /** Runs the confirmation immediately, or after a mailbox proof. */
  withProof: (act: () => void) => void;
  /** Called when the edit requires this payment. Resolves when the page is shown again. */
  onPaying: (session: PaymentSession) => void | Promise<void>;
}

/** Quotes and applies edits of a booking. The selection is kept after any refusal. */
export function useEdit({ rules, withProof, onPaying }: EditTools): Editing {
  const { booking } = rules;
  const { version } = booking;
  const [offer, setOffer] = useState<EditOffer | null>(null);
  /** The edit that is being quoted. */
  const asked = useRef<Omit<EditOffer, "answer"> | null>(null);
  const attempt = useRef<{ edit: BookingEdit; total: number; key: string } | null>(null);
  const start = editValuesOf(booking, rules.timeZone);
  const [values, setValues] = useState(start);
  const [unchecked, setUnchecked] = useState<FormProblem | null>(null);
  const { check, showErrors, ...fields } = useFormFields<EditValues, BookingEdit>({
    start,
    loadCheck: async () => {
      const { checkEdit } = await import("./checkEdit.ts");
      return (chosen) => checkEdit(chosen, rules);
    },
    onChange: (_name, chosen) => choose(chosen),
  });
  const quoting = useBookingAction<EditQuote>({
    isBesideFields: (refused) => Object.keys(fieldsOf(refused)).some((name) => name in start),
    onRefused(refused) {
      setOffer(null);
      showErrors(fieldsOf(refused));
    },
    onDone(answer) {
      if (asked.current !== null) setOffer({ ...asked.current, answer });
    },
  });
  const making = useBookingAction<UpdateBookingResponse>({
    onDone({ paymentSession }) {
      if (paymentSession !== null) void Promise.resolve(onPaying(paymentSession)).then(making.reset);
    },
    onProblem(problem) {
      // The signed quote was too old. The new price is shown, and has to be confirmed again.
      if (isPriceChanged(problem) && offer !== null) quote(offer.edit, true);
    },
  });

  /** An offer is valid only for the selection that it was made for. */
  function choose(chosen: EditValues) {
    setValues(chosen);
    setOffer(null);
    making.reset();
  }

  async function submit() {
    setUnchecked(null);
    quoting.reset();
    try {
      const edit = await check();
      if (edit !== null) quote(edit);
    } catch (error) {
      setUnchecked(faultProblem(error));
    }
  }

  function quote(edit: BookingEdit, isNewPrice = false) {
    making.reset();
    asked.current = { edit, isNewPrice };
    quoting.submitJson({ intent: "quoteEdit", version, edit });
  }

  function send({ edit, answer }: EditOffer) {
    const { quote: quoted, signedQuote } = answer;
    const { total } = quoted;
    if (attempt.current?.edit !== edit || attempt.current.total !== total)
      attempt.current = { edit, total, key: crypto.randomUUID() };
    making.submitJson({ intent: "edit", version, edit, total, signedQuote, key: attempt.current.key });
  }

  return {
    form: {
      ...fields,
      props: {
        ...fields.props,
        onSubmit: (event) => {
          event.preventDefault();
          void submit();
        },
      },
      problem: unchecked ?? quoting.problem,
      done: null,
      isSending: quoting.isSending,
    },
    values,
    chooseDates: (dates) => choose({ ...values, ...dates }),
    offer,
    confirm: () => {
      if (offer !== null && !making.isSending) withProof(() => send(offer));
    },
    isConfirming: making.isSending || making.done !== null,
    problem: isPriceChanged(making.problem) ? null : making.problem,
  };
}

/** Maps field errors to the form's fields. The API's names start with the part of the body. */
function fieldsOf(refused: Refused<never>): Record<string, string> {
  const found = ("fields" in refused && refused.fields) || {};
  return Object.fromEntries(
    Object.entries(found).map(([path, message]) => [path.replace(/^edit\./, ""), message]),
  );
}

function isPriceChanged(problem: FormProblem | null): boolean {
  return problem?.kind === "refused" && problem.code === "price_changed";
}
