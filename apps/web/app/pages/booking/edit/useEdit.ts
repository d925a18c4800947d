import type {
  BookingEdit,
  EditQuote,
  UpdateBookingResponse,
} from "@sayara/api-client/contract/bookings/editBooking";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import type { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { useRef, useState } from "react";
import { faultProblem, type FormProblem } from "@sayara/frontend/form/FormProblem";
import type { Form } from "@sayara/frontend/form/useForm";
import type { Refused } from "@sayara/frontend/form/submission/useSubmission";
import { useFormFields } from "@sayara/frontend/form/useFormFields";
import { writeExtraChoices } from "#web/shared/ExtraFields/extraChoicesText.ts";
import { type EditValues, editValuesOf } from "./EditValues.ts";
import type { EditRules } from "./checkEdit.ts";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";

/** A quoted edit, valid until a field changes. */
export interface EditOffer {
  edit: BookingEdit;
  response: EditQuote;
  /** Whether the price has changed since it was shown. */
  isNewPrice: boolean;
}

/** State of editing a booking. The form is quoted first, then the offer is confirmed. */
export interface EditState {
  form: Form<EditValues>;
  /** The current selection. */
  values: EditValues;
  chooseDates: (dates: Pick<EditValues, "from" | "to">) => void;
  chooseExtras: (extras: ExtraChoices) => void;
  /** Why extras were refused, by id. */
  extraErrors: Readonly<Record<string, string>>;
  offer: EditOffer | null;
  /** Applies the offered edit, or opens its payment. */
  confirm: () => void;
  isConfirming: boolean;
  /** Why the confirmation was refused. */
  problem: FormProblem | null;
}

interface EditOptions {
  rules: EditRules;
  /** Runs the confirmation immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  /** Called when the edit requires this payment. Resolves when the page is shown again. */
  onPaymentRequired: (session: PaymentSession) => void | Promise<void>;
}

/** Quotes and applies edits of a booking. The selection is kept after any refusal. */
export function useEdit({ rules, withProof, onPaymentRequired }: EditOptions): EditState {
  const { booking } = rules;
  const { version } = booking;
  const [offer, setOffer] = useState<EditOffer | null>(null);
  /** The edit that is being quoted. */
  const pendingQuote = useRef<Omit<EditOffer, "response"> | null>(null);
  const attempt = useRef<{ edit: BookingEdit; total: number; key: string } | null>(null);
  const start = editValuesOf(booking, rules.timeZone);
  const [values, setValues] = useState(start);
  const [extraErrors, setExtraErrors] = useState<Readonly<Record<string, string>>>({});
  const [checkProblem, setCheckProblem] = useState<FormProblem | null>(null);
  const { check, showErrors, ...fields } = useFormFields<EditValues, BookingEdit>({
    start,
    loadCheck: async () => {
      const { checkEdit } = await import("./checkEdit.ts");
      return (newValues) => checkEdit(newValues, rules);
    },
    onChange: (_name, newValues) => updateValues(newValues),
  });
  const quoteSubmission = useBookingAction<EditQuote>({
    isBesideFields: (refused) => Object.keys(fieldsOf(refused)).some((name) => name in start),
    onRefused(refused) {
      setOffer(null);
      showErrors(fieldsOf(refused));
      setExtraErrors(extraErrorsOf(fieldsOf(refused), pendingQuote.current?.edit));
    },
    onDone(response) {
      if (pendingQuote.current !== null) setOffer({ ...pendingQuote.current, response });
    },
  });
  const editSubmission = useBookingAction<UpdateBookingResponse>({
    onDone({ paymentSession }) {
      if (paymentSession !== null)
        void Promise.resolve(onPaymentRequired(paymentSession)).then(editSubmission.reset);
    },
    onProblem(problem) {
      // The signed quote was too old. The new price is shown, and has to be confirmed again.
      if (isPriceChanged(problem) && offer !== null) quote(offer.edit, true);
    },
  });

  /** An offer is valid only for the selection that it was made for. */
  function updateValues(newValues: EditValues) {
    setValues(newValues);
    setOffer(null);
    setExtraErrors({});
    editSubmission.reset();
  }

  async function submit() {
    setCheckProblem(null);
    quoteSubmission.reset();
    try {
      const edit = await check();
      if (edit !== null) quote(edit);
    } catch (error) {
      setCheckProblem(faultProblem(error));
    }
  }

  function quote(edit: BookingEdit, isNewPrice = false) {
    editSubmission.reset();
    pendingQuote.current = { edit, isNewPrice };
    quoteSubmission.submitJson({ intent: "quoteEdit", version, edit });
  }

  function send({ edit, response }: EditOffer) {
    const { quote: quoted, signedQuote } = response;
    const { total } = quoted;
    if (attempt.current?.edit !== edit || attempt.current.total !== total)
      attempt.current = { edit, total, key: crypto.randomUUID() };
    editSubmission.submitJson({
      intent: "edit",
      version,
      edit,
      total,
      signedQuote,
      key: attempt.current.key,
    });
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
      problem: checkProblem ?? quoteSubmission.problem,
      done: null,
      isSending: quoteSubmission.isSending,
    },
    values,
    chooseDates: (dates) => updateValues({ ...values, ...dates }),
    chooseExtras: (extras) => updateValues({ ...values, extras: writeExtraChoices(extras) }),
    extraErrors,
    offer,
    confirm: () => {
      if (offer !== null && !editSubmission.isSending) withProof(() => send(offer));
    },
    isConfirming: editSubmission.isSending || editSubmission.done !== null,
    problem: isPriceChanged(editSubmission.problem) ? null : editSubmission.problem,
  };
}

/** Maps field errors to the form's fields. The API prefixes the names of fields with `edit.`, their place in the request's body. */
function fieldsOf(refused: Refused<never>): Record<string, string> {
  const fieldErrors = ("fields" in refused && refused.fields) || {};
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, message]) => [path.replace(/^edit\./, ""), message]),
  );
}

/** Maps errors of extras, such as `extras.0`, to the extras of the edit, by id. */
function extraErrorsOf(errors: Readonly<Record<string, string>>, edit: BookingEdit | undefined) {
  const byId: Record<string, string> = {};
  for (const [index, { extra }] of (edit?.extras ?? []).entries()) {
    const message = errors[`extras.${index}`] ?? errors[`extras.${index}.count`];
    if (message !== undefined) byId[extra] = message;
  }
  return byId;
}

function isPriceChanged(problem: FormProblem | null): boolean {
  return problem?.kind === "refused" && problem.code === "price_changed";
}
