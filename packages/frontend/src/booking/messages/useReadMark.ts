import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { BookingAction } from "../actions/BookingAction.ts";

/** Milliseconds until a failed mark is sent again. */
const RETRY_AFTER = 15_000;

interface ReadMarkOptions {
  /** Oldest first; null before any are loaded. */
  messages: readonly BookingMessage[] | null;
  /** The reader's side. */
  side: MessageSide;
  /** Whether to report to the other side that its messages were read [MS3]. */
  marksRead: boolean;
  /** Element below the newest message. */
  end: RefObject<HTMLElement | null>;
}

/**
 * Marks the other side's messages as read once their end is in view and the page is visible. Retries a mark
 * after a fault.
 */
export function useReadMark({ messages, side, marksRead, end }: ReadMarkOptions): void {
  const isSeen = useIsSeen(end, messages !== null);
  /** Id of the last message that was marked as read, or that the API refused to mark. */
  const [settled, setSettled] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const sent = useRef("");
  const { submitJson, isSending } = useSubmission<true, never, BookingAction>({
    onDone() {
      setSettled(sent.current);
      setFailures(0);
    },
    onProblem({ kind }) {
      if (kind === "fault") setFailures(failures + 1);
      else setSettled(sent.current);
    },
  });
  const last = messages?.findLast((message) => message.side !== side && message.readAt === null)?.id;
  const due = marksRead && isSeen && last !== undefined && last !== settled ? last : null;
  const mark = useEffectEvent((lastRead: string) => {
    sent.current = lastRead;
    submitJson({ intent: "markMessagesRead", lastRead }, { isBackground: true });
  });
  useEffect(() => {
    if (due === null || isSending) return undefined;
    const timer = setTimeout(() => mark(due), failures === 0 ? 0 : RETRY_AFTER);
    return () => clearTimeout(timer);
  }, [due, isSending, failures]);
}

/** Returns whether an element is in view and its page is not in the background. */
function useIsSeen(element: RefObject<HTMLElement | null>, isRendered: boolean): boolean {
  const [isOnScreen, setOnScreen] = useState(() => !("IntersectionObserver" in globalThis));
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === "visible");
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  useEffect(() => {
    const observed = element.current;
    if (!isRendered || observed === null || !("IntersectionObserver" in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, isRendered]);
  return isOnScreen && isVisible;
}
