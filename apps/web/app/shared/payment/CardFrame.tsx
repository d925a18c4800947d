import { useLingui } from "@lingui/react/macro";
import { type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import {
  type CardEvent,
  type CardFieldName,
  type FieldsEvent,
  readFrameMessage,
} from "./readFrameMessage.ts";
import * as styles from "./CardFrame.css.ts";

/** `submit` sends the card. A frame without its own session requires the `url` of the payment's session. */
type FrameCommand =
  | { type: "submit"; url?: string }
  | { type: "check" }
  | { type: "focus"; field: CardFieldName };

export interface CardFrameHandle {
  /** Sends a command to the frame, which responds with an event. */
  send: (command: FrameCommand) => void;
}

interface CardFrameProps {
  /** URL of the gateway's page with the card fields. */
  url: string;
  /** Language of the surrounding page. */
  language: string;
  onCard: (event: CardEvent) => void;
  /** Called for card fields without a session. */
  onFields?: (event: FieldsEvent) => void;
  onReady: () => void;
  ref: Ref<CardFrameHandle>;
}

/** The gateway's card fields, on a page of another origin, so that card data never reaches this site. */
export function CardFrame({ url, language, onCard, onFields, onReady, ref }: CardFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const { origin } = new URL(url);

  const receive = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = readFrameMessage(event.data);
    if (message === null) return;
    switch (message.type) {
      case "sized":
        setHeight(message.height);
        if (message.isReady) onReady();
        return;
      case "fieldsChecked":
      case "fieldEdited":
      case "entered":
        onFields?.(message);
        return;
      default:
        onCard(message);
    }
  });
  // A layout effect runs before the frame can post: a later effect could miss its message that it is ready.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      send: (command) => {
        // Some browsers do not allow a page of another origin to take the focus by itself.
        if (command.type === "focus") frame.current?.focus();
        frame.current?.contentWindow?.postMessage(command, origin);
      },
    }),
    [origin],
  );

  return (
    <iframe
      ref={frame}
      src={addressIn(url, language)}
      title={t`Card details`}
      height={height}
      className={styles.frame}
      referrerPolicy="no-referrer"
      sandbox={permissions}
    />
  );
}

/** The framed page keeps its own origin. It may neither navigate this page nor open windows. */
const permissions = "allow-forms allow-same-origin allow-scripts";

/** Height in CSS pixels until the frame reports its own: the height of the fields on a phone. */
const FIRST_HEIGHT = 240;

function addressIn(url: string, language: string): string {
  const address = new URL(url);
  address.searchParams.set("l", language);
  address.searchParams.set("parent", window.location.origin);
  return address.href;
}
