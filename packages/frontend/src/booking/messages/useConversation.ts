import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useUnread } from "@sayara/frontend/unread/useUnread";
import type { BookingAction } from "../actions/BookingAction.ts";
import { addPage, earlierPage, type LoadedMessages } from "./loadedMessages.ts";
import { MESSAGES_PAGE_SIZE } from "./sendMessageAction.ts";

/** The loaded messages about a booking. */
export interface Conversation {
  /** Oldest first; null before the first page is loaded. */
  messages: readonly BookingMessage[] | null;
  /** Whether earlier messages can be loaded. */
  hasEarlier: boolean;
  isLoading: boolean;
  /** Whether the last page loaded is an earlier one. Screen readers do not announce its messages. */
  isGoingBack: boolean;
  problem: FormProblem | null;
  /** Loads the newest page again. */
  refresh: () => void;
  loadEarlier: () => void;
  /** Adds a message just sent, or replaces one that has a new photo. */
  add: (message: BookingMessage) => void;
}

/**
 * Loads messages page by page, and new ones when the reader is notified.
 *
 * @param side the reader's side; null for an administrator after a report
 */
export function useConversation(side: MessageSide | null): Conversation {
  const [loaded, setLoaded] = useState<LoadedMessages | null>(null);
  /** Messages sent since the newest page was loaded. */
  const [sent, setSent] = useState<readonly BookingMessage[]>([]);
  const [isGoingBack, setGoingBack] = useState(false);
  const page = useRef(1);
  const loading = useSubmission<{ items: BookingMessage[]; total: number }, never, BookingAction>({
    onDone(found) {
      const number = page.current;
      setLoaded((known) => addPage(known, { ...found, number, size: MESSAGES_PAGE_SIZE }));
      if (number > 1) return;
      setGoingBack(false);
      const newest = found.items[0];
      if (newest === undefined) return;
      const ids = new Set(found.items.map(({ id }) => id));
      // Keeps the messages sent while this page was loading, since the page lacks them.
      setSent((messages) => messages.filter(({ id, at }) => !ids.has(id) && at > newest.at));
    },
  });

  function load(number: number, isBackground = false) {
    if (loading.isSending) return;
    page.current = number;
    loading.submitJson({ intent: "readMessages", page: number, isReported: side === null }, { isBackground });
  }

  const follow = useEffectEvent((_unread: number | null) => load(1, true));
  const { unread } = useUnread();
  // Each load by an administrator is logged, so it needs a click.
  const isAutomatic = side !== null;
  useEffect(() => {
    if (isAutomatic) follow(unread);
  }, [isAutomatic, unread]);

  const earlier = loaded === null ? null : earlierPage(loaded, MESSAGES_PAGE_SIZE);
  return {
    messages: loaded === null ? null : [...loaded.items, ...sent],
    hasEarlier: earlier !== null,
    isLoading: loading.isSending,
    isGoingBack,
    problem: loading.problem,
    refresh: () => load(1),
    loadEarlier() {
      if (earlier === null) return;
      setGoingBack(true);
      load(earlier);
    },
    add(message) {
      const isSame = ({ id }: BookingMessage) => id === message.id;
      const replaced = (messages: readonly BookingMessage[]) =>
        messages.map((known) => (isSame(known) ? message : known));
      if (loaded?.items.some(isSame) === true) return setLoaded({ ...loaded, items: replaced(loaded.items) });
      setGoingBack(false);
      setSent((messages) => (messages.some(isSame) ? replaced(messages) : [...messages, message]));
      // The other side may have written in the meantime.
      return load(1, true);
    },
  };
}
