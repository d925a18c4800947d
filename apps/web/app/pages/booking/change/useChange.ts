import type { BookingChange, ChangeQuote } from "@sayara/api-client/contract/bookings/changeRequest";
import { useRef, useState } from "react";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";
import { faultProblem, type FormProblem } from "@sayara/frontend/form/FormProblem";
import type { Form } from "@sayara/frontend/form/useForm";
import { useFormFields } from "@sayara/frontend/form/useFormFields";
import type { Refused } from "@sayara/frontend/form/submission/useSubmission";
import { type ChangeValues, changeValuesOf } from "./ChangeValues.ts";
import type { ChangeRules } from "./checkChange.ts";

/** A quote for new dates, valid until a field changes. */
export interface ChangeOffer {
  change: BookingChange;
  response: ChangeQuote;
  /** Whether the price has changed since it was shown. */
  isNewPrice: boolean;
}

/** State of requesting other dates. The form is quoted first, then the request is sent. */
export interface ChangeState {
  form: Form<ChangeValues>;
  /** The current selection. */
  values: ChangeValues;
  chooseDates: (dates: Pick<ChangeValues, "from" | "to">) => void;
  offer: ChangeOffer | null;
  send: () => void;
  isSending: boolean;
  /** Why the request was refused. */
  problem: FormProblem | null;
}

/** Quotes and requests other dates. The selection is kept after any refusal. */
export function useChange(rules: ChangeRules, withProof: (run: () => void) => void): ChangeState {
  const { version } = rules.booking;
  const [offer, setOffer] = useState<ChangeOffer | null>(null);
  /** The change that is being quoted. */
  const pendingQuote = useRef<Omit<ChangeOffer, "response"> | null>(null);
  const start = changeValuesOf(rules.booking, rules.timeZone);
  const [values, setValues] = useState(start);
  const [checkProblem, setCheckProblem] = useState<FormProblem | null>(null);
  const { check, showErrors, ...fields } = useFormFields<ChangeValues, BookingChange>({
    start,
    loadCheck: async () => {
      const { checkChange } = await import("./checkChange.ts");
      return (newValues) => checkChange(newValues, rules);
    },
    onChange: (_name, newValues) => updateValues(newValues),
  });
  const quoteSubmission = useBookingAction<ChangeQuote>({
    isBesideFields: (refused) => Object.keys(fieldsOf(refused)).some((name) => name in start),
    onRefused(refused) {
      setOffer(null);
      showErrors(fieldsOf(refused));
    },
    onDone(response) {
      if (pendingQuote.current !== null) setOffer({ ...pendingQuote.current, response });
    },
  });
  const requestSubmission = useBookingAction({
    onProblem(problem) {
      // The signed quote was too old. The new price is shown, and the request has to be sent again.
      if (isPriceChanged(problem) && offer !== null) quote(offer.change, true);
    },
  });

  /** An offer is valid only for the selection that it was made for. */
  function updateValues(newValues: ChangeValues) {
    setValues(newValues);
    setOffer(null);
    requestSubmission.reset();
  }

  async function submit() {
    setCheckProblem(null);
    quoteSubmission.reset();
    try {
      const change = await check();
      if (change !== null) quote(change);
    } catch (error) {
      setCheckProblem(faultProblem(error));
    }
  }

  function quote(change: BookingChange, isNewPrice = false) {
    requestSubmission.reset();
    pendingQuote.current = { change, isNewPrice };
    quoteSubmission.submitJson({ intent: "quoteChange", version, change });
  }

  function send({ change, response }: ChangeOffer) {
    const { quote: quoted, signedQuote } = response;
    requestSubmission.submitJson({
      intent: "requestChange",
      version,
      change,
      total: quoted.total,
      signedQuote,
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
    offer,
    send: () => {
      if (offer !== null && !requestSubmission.isSending) withProof(() => send(offer));
    },
    isSending: requestSubmission.isSending || requestSubmission.done !== null,
    problem: isPriceChanged(requestSubmission.problem) ? null : requestSubmission.problem,
  };
}

/**
 * Maps the API's field errors to the form's fields. The API prefixes the names of fields with the part of the
 * body.
 */
function fieldsOf(refused: Refused<never>): Record<string, string> {
  const fieldErrors = ("fields" in refused && refused.fields) || {};
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, message]) => [path.replace(/^change\./, ""), message]),
  );
}

function isPriceChanged(problem: FormProblem | null): boolean {
  return problem?.kind === "refused" && problem.code === "price_changed";
}
