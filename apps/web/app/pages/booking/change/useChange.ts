import type { BookingChange, ChangeQuote } from "@sayara/api-client/contract/bookings/changeRequest";
import { useRef, useState } from "react";
import { useBookingAction } from "#web/pages/booking/actions/useBookingAction.ts";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";
import type { Form } from "#web/shared/form/useForm.ts";
import { useFormFields } from "#web/shared/form/useFormFields.ts";
import type { Refused } from "#web/shared/form/useSubmission.ts";
import { type ChangeValues, changeValuesOf } from "./ChangeValues.ts";
import type { ChangeRules } from "./checkChange.ts";

/** A quote for new dates, valid until a field changes. */
export interface ChangeOffer {
  change: BookingChange;
  answer: ChangeQuote;
  /** Whether the price has changed since it was shown. */
  isNewPrice: boolean;
}

/** State of requesting other dates. The form is quoted first, then the request is sent. */
export interface Changing {
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
export function useChange(rules: ChangeRules, withProof: (act: () => void) => void): Changing {
  const { version } = rules.booking;
  const [offer, setOffer] = useState<ChangeOffer | null>(null);
  /** The change that is being quoted. */
  const asked = useRef<Omit<ChangeOffer, "answer"> | null>(null);
  const start = changeValuesOf(rules.booking, rules.timeZone);
  const [values, setValues] = useState(start);
  const [unchecked, setUnchecked] = useState<FormProblem | null>(null);
  const { check, showErrors, ...fields } = useFormFields<ChangeValues, BookingChange>({
    start,
    loadCheck: async () => {
      const { checkChange } = await import("./checkChange.ts");
      return (chosen) => checkChange(chosen, rules);
    },
    onChange: (_name, chosen) => choose(chosen),
  });
  const quoting = useBookingAction<ChangeQuote>({
    isBesideFields: (refused) => Object.keys(fieldsOf(refused)).some((name) => name in start),
    onRefused(refused) {
      setOffer(null);
      showErrors(fieldsOf(refused));
    },
    onDone(answer) {
      if (asked.current !== null) setOffer({ ...asked.current, answer });
    },
  });
  const requesting = useBookingAction({
    onProblem(problem) {
      // The signed quote was too old. The new price is shown, and the request has to be sent again.
      if (isPriceChanged(problem) && offer !== null) quote(offer.change, true);
    },
  });

  /** An offer is valid only for the selection that it was made for. */
  function choose(chosen: ChangeValues) {
    setValues(chosen);
    setOffer(null);
    requesting.reset();
  }

  async function submit() {
    setUnchecked(null);
    quoting.reset();
    try {
      const change = await check();
      if (change !== null) quote(change);
    } catch (error) {
      setUnchecked(faultProblem(error));
    }
  }

  function quote(change: BookingChange, isNewPrice = false) {
    requesting.reset();
    asked.current = { change, isNewPrice };
    quoting.submitJson({ intent: "quoteChange", version, change });
  }

  function send({ change, answer }: ChangeOffer) {
    const { quote: quoted, signedQuote } = answer;
    requesting.submitJson({ intent: "requestChange", version, change, total: quoted.total, signedQuote });
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
    send: () => {
      if (offer !== null && !requesting.isSending) withProof(() => send(offer));
    },
    isSending: requesting.isSending || requesting.done !== null,
    problem: isPriceChanged(requesting.problem) ? null : requesting.problem,
  };
}

/** Maps field errors to the form's fields. The API's names start with the part of the body. */
function fieldsOf(refused: Refused<never>): Record<string, string> {
  const found = ("fields" in refused && refused.fields) || {};
  return Object.fromEntries(
    Object.entries(found).map(([path, message]) => [path.replace(/^change\./, ""), message]),
  );
}

function isPriceChanged(problem: FormProblem | null): boolean {
  return problem?.kind === "refused" && problem.code === "price_changed";
}
