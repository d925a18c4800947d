import type { Form } from "@sayara/frontend/form/useForm";
import type { MessageDone, MessageIntent } from "./Message.action.ts";
import type { MessageData } from "./Message.load.ts";
import type { MessageValues } from "./MessageValues.ts";

/** Props of a message's page. Its parts pick theirs from them. */
export interface MessageProps extends MessageData {
  form: Form<MessageValues, MessageDone>;
  /** Version of the message that the form shows; undefined for a new message. */
  version: number | undefined;
  /** Whether the form has unsaved changes. They are not sent. */
  isEdited: boolean;
  isActing: boolean;
  onAct: (intent: Exclude<MessageIntent, "save">) => void;
  onShowLatest: () => void;
  onKeepTyped: () => void;
}
