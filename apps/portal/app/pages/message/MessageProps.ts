import type { Form } from "@sayara/frontend/form/useForm";
import type { MessageDone, MessageIntent } from "./Message.action.ts";
import type { MessageData } from "./Message.load.ts";
import type { MessageValues } from "./MessageValues.ts";

/** Props of the page of a message, of which its parts take some. */
export interface MessageProps extends MessageData {
  form: Form<MessageValues, MessageDone>;
  /** Of the message as the form shows it; undefined for a new one. */
  version: number | undefined;
  /** Whether the form has changes that are not saved, which are not sent. */
  isEdited: boolean;
  isActing: boolean;
  onAct: (intent: Exclude<MessageIntent, "save">) => void;
  onShowLatest: () => void;
  onKeepTyped: () => void;
}
