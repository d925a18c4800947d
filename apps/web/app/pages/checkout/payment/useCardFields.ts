import { useRef, useState } from "react";
import type { CardFrameHandle } from "#web/shared/payment/CardFrame.tsx";
import {
  cardFieldNames,
  type CardEvent,
  type CardFieldName,
  type FieldsEvent,
  type InvalidFields,
} from "#web/shared/payment/readFrameMessage.ts";

/** Outcome of a submitted card as reported by the frame. */
export type CardOutcome = Exclude<CardEvent, { type: "cardSent" }>;

/** Timeout in milliseconds for the frame's reply. The frame itself waits at most 20 seconds for its gateway. */
const REPLY_TIMEOUT_MS = 25_000;

/**
 * State of the gateway's card fields in the payment step. They are shown before the booking exists; they receive the
 * session together with the card. `onEnter` is called when Enter is pressed in one of them.
 */
export function useCardFields({ url, onEnter }: { url: string | null; onEnter: () => void }) {
  const frame = useRef<CardFrameHandle>(null);
  const [isReady, setReady] = useState(false);
  const [invalid, setInvalid] = useState<InvalidFields>({});
  /** Current `isReady` and `invalid`, for effects that started earlier. */
  const current = useRef({ isReady, invalid });
  const waiting = useRef<((event: CardOutcome | FieldsEvent | null) => void) | null>(null);

  function changeReady(ready: boolean) {
    current.current.isReady = ready;
    setReady(ready);
    // The frame has changed or is gone: pending commands get no reply, and its marked errors are cleared.
    waiting.current?.(null);
    changeInvalid({});
  }

  function changeInvalid(fields: InvalidFields) {
    current.current.invalid = fields;
    setInvalid(fields);
  }

  /** Sends a command. Resolves to its reply, or to null if there is none. */
  function ask(command: Parameters<CardFrameHandle["send"]>[0]) {
    return new Promise<CardOutcome | FieldsEvent | null>((resolve) => {
      const timer = setTimeout(() => waiting.current?.(null), REPLY_TIMEOUT_MS);
      waiting.current = (event) => {
        clearTimeout(timer);
        waiting.current = null;
        resolve(event);
      };
      frame.current?.send(command);
    });
  }

  /** Validates the card and shows its errors. Resolves to true if there are none, or no card to validate. */
  async function check(): Promise<boolean> {
    if (!current.current.isReady) return true;
    const answer = await ask({ type: "check" });
    const found = answer?.type === "fieldsChecked" ? answer.invalid : {};
    changeInvalid(found);
    return firstOf(found) === undefined;
  }

  /** Submits the card for the session whose page is at `session`. Resolves to null if the fields do not respond. */
  async function pay(session: string): Promise<CardOutcome | null> {
    if (!current.current.isReady) return null;
    const answer = await ask({ type: "submit", url: session });
    if (answer === null || isOfFields(answer)) return null;
    if (answer.type === "fieldsRefused") changeInvalid(answer.invalid);
    return answer;
  }

  const focusOn = (field: CardFieldName) => frame.current?.send({ type: "focus", field });

  /** Focuses the first invalid field. Returns whether there is one. */
  function focusInvalid(): boolean {
    const first = firstOf(current.current.invalid);
    if (first !== undefined) focusOn(first);
    return first !== undefined;
  }

  function onFields(event: FieldsEvent) {
    if (event.type === "entered") return onEnter();
    if (event.type === "fieldsChecked") return waiting.current?.(event);
    const { [event.field]: _corrected, ...others } = current.current.invalid;
    changeInvalid(others);
  }

  return {
    url,
    isReady,
    invalid,
    check,
    pay,
    focusOn,
    focusInvalid,
    /** Props of the frame. */
    frame: {
      ref: frame,
      onReady: changeReady,
      onFields,
      onCard: (event: CardEvent) => {
        if (event.type !== "cardSent") waiting.current?.(event);
      },
    },
  };
}

export type CardFieldsTools = ReturnType<typeof useCardFields>;

function firstOf(invalid: InvalidFields): CardFieldName | undefined {
  return cardFieldNames.find((name) => invalid[name] !== undefined);
}

function isOfFields(event: CardOutcome | FieldsEvent): event is FieldsEvent {
  return event.type === "fieldsChecked" || event.type === "fieldEdited" || event.type === "entered";
}
