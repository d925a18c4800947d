import type { Client } from "@sayara/api-client/client/createClient";
import type { BookingEdit, EditQuote } from "@sayara/api-client/contract/bookings/editBooking";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { useRef, useState } from "react";
import { faultProblem, type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";
import { type Form, type FormAnswer, useForm } from "#web/shared/form/useForm.ts";
import { type EditValues, editValuesOf } from "./EditValues.ts";
import type { EditRules } from "./checkEdit.ts";

/** A quoted edit, until a field changes. */
export interface EditOffer {
  edit: BookingEdit;
  answer: EditQuote;
  /** The price has changed since it was shown. */
  isNewPrice: boolean;
}

/** Changing a booking: the form is quoted first, then the offer is confirmed. */
export interface Editing {
  form: Form<EditValues>;
  offer: EditOffer | null;
  /** Makes the offered edit, or opens its payment. */
  confirm: () => void;
  isConfirming: boolean;
  /** Why the confirmation was refused. */
  problem: FormProblem | null;
}

interface EditTools {
  rules: EditRules;
  /** Token of a signed link; empty: the session is used. */
  token: string;
  openApi: () => Promise<Client>;
  /** Runs the confirmation at once, or after a proof of the mailbox. */
  withProof: (act: () => void) => void;
  /** The edit waits for this payment. Resolves when the page is shown again. */
  onPaying: (session: PaymentSession) => void | Promise<void>;
  /** The edit is made. */
  onMade: () => void;
  /** Reloads the booking. */
  reload: () => void;
}

const importCalls = () => import("@sayara/api-client/contract/bookings/editBooking");

/** Refusals after which the page shows an old state. */
const reloading: ReadonlySet<string> = new Set(["stale_version", "transition_refused"]);

/** Quotes and makes edits of a booking. What was chosen stays through every refusal. */
export function useEdit({ rules, token, openApi, withProof, ...on }: EditTools): Editing {
  const { booking } = rules;
  const [offer, setOffer] = useState<EditOffer | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useProblem();
  const attempt = useRef<{ edit: BookingEdit; total: number; key: string } | null>(null);
  const seen = { version: booking.version, ...(token !== "" && { token }) };

  const form = useForm<EditValues, BookingEdit>({
    start: editValuesOf(booking, rules.timeZone),
    loadCheck: async () => {
      const { checkEdit } = await import("./checkEdit.ts");
      return (values) => checkEdit(values, rules);
    },
    send: (edit) => quote(edit),
    onProblem: showUnhandledToast,
  });

  async function quote(edit: BookingEdit, isNewPrice = false): Promise<FormAnswer<keyof EditValues>> {
    setProblem(null);
    const [call, { quoteEdit }] = await Promise.all([openApi(), importCalls()]);
    const outcome = await call(quoteEdit, { params: { id: booking.id }, body: { ...seen, edit } });
    if (outcome.ok) {
      setOffer({ edit, answer: outcome.data, isNewPrice });
      return "done";
    }
    setOffer(null);
    const { refusal } = outcome;
    if (reloading.has(refusal.code)) on.reload();
    return { ...refusedAnswer(refusal), fields: fieldsOf(refusal.fields) };
  }

  async function send({ edit, answer }: EditOffer) {
    setConfirming(true);
    setProblem(null);
    const { total } = answer.quote;
    if (attempt.current?.edit !== edit || attempt.current.total !== total) {
      attempt.current = { edit, total, key: crypto.randomUUID() };
    }
    try {
      const [call, { updateBooking }] = await Promise.all([openApi(), importCalls()]);
      const { signedQuote } = answer;
      const outcome = await call(
        updateBooking,
        { body: { id: booking.id, ...seen, edit, total, signedQuote } },
        { idempotencyKey: attempt.current.key },
      );
      if (outcome.ok) {
        const { paymentSession } = outcome.data;
        if (paymentSession === null) return on.onMade();
        await on.onPaying(paymentSession);
        return setConfirming(false);
      }
      const { code } = outcome.refusal;
      // The signed quote was too old: the new price is shown, and confirmed anew.
      if (code === "price_changed") await quote(edit, true);
      else setProblem(refusedAnswer(outcome.refusal).problem);
      if (reloading.has(code) || code === "proof_required") on.reload();
    } catch (error) {
      setProblem(faultProblem(error));
    }
    setConfirming(false);
  }

  return {
    form: {
      ...form,
      change: (name, value) => {
        setOffer(null);
        setProblem(null);
        form.change(name, value);
      },
    },
    offer,
    confirm: () => {
      if (offer !== null && !isConfirming) withProof(() => void send(offer));
    },
    isConfirming,
    problem,
  };
}

/** Names the form's fields: the API's begin with the part of the body. */
function fieldsOf(fields: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^edit\./, ""), message]),
  );
}
