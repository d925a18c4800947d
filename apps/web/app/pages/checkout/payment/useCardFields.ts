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
 * State of the gateway's card fields in the payment step. The fields are shown before the booking exists, and
 * receive the payment session when the card is submitted. `onEnter` is called when Enter is pressed in a
 * field.
 */
export function useCardFields({ url, onEnter }: { url: string | null; onEnter: () => void }) {
  const frame = useRef<CardFrameHandle>(null);
  const [isReady, setReady] = useState(false);
  const [invalid, setInvalid] = useState<InvalidFields>({});
  /** Current `isReady` and `invalid`, for effects that started earlier. */
  const current = useRef({ isReady, invalid });
  const pendingReply = useRef<((event: CardOutcome | FieldsEvent | null) => void) | null>(null);

  function changeReady(ready: boolean) {
    current.current.isReady = ready;
    setReady(ready);
    // The frame has been reloaded or removed: pending commands get no reply, and shown errors are cleared.
    pendingReply.current?.(null);
    changeInvalid({});
  }

  function changeInvalid(fields: InvalidFields) {
    current.current.invalid = fields;
    setInvalid(fields);
  }

  /** Sends a command. Resolves to its reply, or to null if there is none. */
  function sendCommand(command: Parameters<CardFrameHandle["send"]>[0]) {
    return new Promise<CardOutcome | FieldsEvent | null>((resolve) => {
      const timer = setTimeout(() => pendingReply.current?.(null), REPLY_TIMEOUT_MS);
      pendingReply.current = (event) => {
        clearTimeout(timer);
        pendingReply.current = null;
        resolve(event);
      };
      frame.current?.send(command);
    });
  }

  /** Validates the card and shows its errors. Resolves to true if there are no errors or no card fields. */
  async function check(): Promise<boolean> {
    if (!current.current.isReady) return true;
    const response = await sendCommand({ type: "check" });
    const errors = response?.type === "fieldsChecked" ? response.invalid : {};
    changeInvalid(errors);
    return firstInvalid(errors) === undefined;
  }

  /** Submits the card for the session whose page is at `session`. Resolves to null if the fields do not respond. */
  async function pay(session: string): Promise<CardOutcome | null> {
    if (!current.current.isReady) return null;
    const response = await sendCommand({ type: "submit", url: session });
    if (response === null || isFieldsEvent(response)) return null;
    if (response.type === "fieldsRefused") changeInvalid(response.invalid);
    return response;
  }

  const focusOn = (field: CardFieldName) => frame.current?.send({ type: "focus", field });

  /** Focuses the first invalid field. Returns whether there is one. */
  function focusInvalid(): boolean {
    const first = firstInvalid(current.current.invalid);
    if (first !== undefined) focusOn(first);
    return first !== undefined;
  }

  function onFields(event: FieldsEvent) {
    if (event.type === "entered") return onEnter();
    if (event.type === "fieldsChecked") return pendingReply.current?.(event);
    const { [event.field]: _corrected, ...remaining } = current.current.invalid;
    changeInvalid(remaining);
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
        if (event.type !== "cardSent") pendingReply.current?.(event);
      },
    },
  };
}

export type CardFieldsState = ReturnType<typeof useCardFields>;

function firstInvalid(invalid: InvalidFields): CardFieldName | undefined {
  return cardFieldNames.find((name) => invalid[name] !== undefined);
}

function isFieldsEvent(event: CardOutcome | FieldsEvent): event is FieldsEvent {
  return event.type === "fieldsChecked" || event.type === "fieldEdited" || event.type === "entered";
}
