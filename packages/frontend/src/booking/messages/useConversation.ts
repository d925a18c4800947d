import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useSubmission } from "@sayara/frontend/form/useSubmission";
import { useUnread } from "@sayara/frontend/unread/useUnread";
import type { BookingAction } from "../actions/BookingAction.ts";
import { MESSAGES_PAGE_SIZE } from "./sendMessageAction.ts";

/** The messages about a booking that are loaded. */
export interface Conversation {
  /** Oldest first; null before the first page is loaded. */
  messages: readonly BookingMessage[] | null;
  /** Whether there are earlier ones. */
  hasEarlier: boolean;
  isLoading: boolean;
  problem: FormProblem | null;
  /** Loads the newest page again. */
  refresh: () => void;
  loadEarlier: () => void;
  /** Adds a message that was sent. */
  add: (message: BookingMessage) => void;
}

interface ConversationOptions {
  /** The side that reads; null for an administrator after a report. */
  side: MessageSide | null;
  /** Whether to tell the other side that its messages are read [MS3]. */
  marksRead: boolean;
}

/** Loads messages page by page, marks them as read, and loads new ones when the reader is notified. */
export function useConversation({ side, marksRead }: ConversationOptions): Conversation {
  const [messages, setMessages] = useState<readonly BookingMessage[] | null>(null);
  const [total, setTotal] = useState(0);
  const page = useRef(1);
  const marking = useSubmission<true, never, BookingAction>();
  const loading = useSubmission<{ items: BookingMessage[]; total: number }, never, BookingAction>({
    onDone(loaded) {
      setTotal(loaded.total);
      setMessages((known) => merge(known ?? [], loaded.items.toReversed(), page.current === 1));
      if (page.current === 1) mark(loaded.items);
    },
  });

  function mark(newestFirst: readonly BookingMessage[]) {
    const last = newestFirst.find((message) => message.side !== side && message.readAt === null);
    if (marksRead && last !== undefined)
      marking.submitJson({ intent: "markMessagesRead", lastRead: last.id });
  }

  function load(number: number) {
    page.current = number;
    loading.submitJson({ intent: "readMessages", page: number, isReported: side === null });
  }

  const follow = useEffectEvent((_unread: number | null) => {
    if (!loading.isSending) load(1);
  });
  const { unread } = useUnread();
  // Each reading for an administrator is recorded: only a press begins one.
  const isAutomatic = side !== null;
  useEffect(() => {
    if (isAutomatic) follow(unread);
  }, [isAutomatic, unread]);

  const count = messages?.length ?? 0;
  return {
    messages,
    hasEarlier: count < total,
    isLoading: loading.isSending,
    problem: loading.problem,
    refresh: () => load(1),
    loadEarlier: () => load(Math.floor(count / MESSAGES_PAGE_SIZE) + 1),
    add(message) {
      setMessages((known) => merge(known ?? [], [message], true));
      if (messages?.some(({ id }) => id === message.id) !== true) setTotal(total + 1);
    },
  };
}

/** Adds loaded messages, oldest first, after or before those that are known. Loaded ones replace their older copies. */
function merge(
  known: readonly BookingMessage[],
  loaded: readonly BookingMessage[],
  areNewest: boolean,
): readonly BookingMessage[] {
  const ids = new Set(loaded.map(({ id }) => id));
  const others = known.filter(({ id }) => !ids.has(id));
  return areNewest ? [...others, ...loaded] : [...loaded, ...others];
}
