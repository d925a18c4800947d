"use client";

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import type { PlacePanel } from "./PlacePanel.tsx";
import type { PlaceControlProps, UnresolvedText } from "./PlaceControlProps.ts";
import type { PlaceEntry, PlaceGuide, PlaceSection } from "./PlaceGuide.ts";

type Options = Pick<
  PlaceControlProps,
  "places" | "value" | "messages" | "language" | "loadGuide" | "onChange"
> & {
  /** Text from an earlier submission that did not match exactly one place. */
  defaultTyped: string | undefined;
  /** Called with text that does not match exactly one place, and with `null` once it is corrected. */
  onUnclear: (text: UnresolvedText | null) => void;
};

/** State and keyboard handling of the combobox (ARIA pattern "editable combobox with list autocomplete"). */
export function usePlaceCombobox({
  places,
  value,
  messages,
  defaultTyped,
  language,
  loadGuide,
  onChange,
  onUnclear,
}: Options) {
  const [isOpen, setOpen] = useState(false);
  /** The text while typing. `undefined` while the field shows the chosen place. */
  const [typed, setTyped] = useState(defaultTyped);
  /** Entry highlighted by arrow keys or pointer. */
  const [moved, setMoved] = useState<number>();
  const { guide, Panel, prepare } = useLoadedGuide(loadGuide, language);

  const isTyping = typed !== undefined && typed.trim() !== "";
  const answer = isTyping ? guide?.read(typed) : undefined;
  const sections = sectionsOf(guide, answer, messages.none);
  const entries = sections.flatMap((section) => section.entries);
  // The first match is active only after typing, so that Enter in an untouched field chooses nothing.
  const active = moved ?? (answer !== undefined && answer.found.length > 0 ? 0 : -1);

  // A place chosen outside the field replaces the typed text.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(undefined);
  }

  function open() {
    prepare();
    setOpen(true);
    setMoved(undefined);
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
    setMoved(undefined);
  }

  function choose(entry: PlaceEntry) {
    onChange(entry.value);
    onUnclear(null);
    close();
    entry.onPick?.();
  }

  /** Chooses the matching place, clears an empty field, or keeps the text as unclear. */
  function leave() {
    setOpen(false);
    setMoved(undefined);
    if (typed === undefined) return;
    if (!isTyping) {
      onChange("");
      close();
    } else if (answer !== undefined) {
      if (answer.meant === null) onUnclear({ isSeveral: answer.found.length > 0, offered: answer.offered });
      else choose({ value: answer.meant });
    }
  }

  // The guide may finish loading after the field was left.
  const isWaiting = !isOpen && typed !== undefined && typed !== defaultTyped;
  const leaveLate = useEffectEvent(leave);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the guide arrives from outside
    if (guide !== undefined && isWaiting) leaveLate();
  }, [guide, isWaiting]);

  function move(step: 1 | -1) {
    if (!isOpen) open();
    if (entries.length === 0) return;
    const from = active === -1 && step === -1 ? 0 : active;
    setMoved((from + step + entries.length) % entries.length);
  }

  return {
    Panel,
    sections,
    active,
    isOpen,
    isEmpty: entries.length === 0,
    chosen: places.find((place) => place.value === value),
    /** Announces to screen readers how the list changed. */
    announcement:
      answer === undefined
        ? ""
        : answer.found.length > 0
          ? messages.count(answer.found.length)
          : messages.none,
    text: typed ?? places.find((place) => place.value === value)?.name ?? "",
    typed,
    /** Sent with the form, so that typed text is not lost. The trailing space distinguishes it from a place's value. */
    sent: typed === undefined ? value : isTyping ? `${typed.trim()} ` : "",
    prepare,
    open,
    choose,
    leave,
    hover: setMoved,
    clear() {
      onChange("");
      onUnclear(null);
      close();
    },
    type(text: string) {
      prepare();
      setTyped(text);
      onUnclear(null);
      setOpen(true);
      setMoved(undefined);
    },
    press(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        move(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Enter" && isOpen) {
        const entry = entries[active];
        if (entry !== undefined) {
          event.preventDefault();
          choose(entry);
        } else if (isTyping && guide !== undefined) {
          // Without a match, Enter shows the error below the field.
          event.preventDefault();
          leave();
        }
      } else if (event.key === "Escape" && isOpen) {
        // Closes the list, but not the dialog around it.
        event.stopPropagation();
        leave();
      }
    },
  };
}

/** Loads the panel's code and the guide together when first needed. Until then, text is sent as typed. */
function useLoadedGuide(loadGuide: () => Promise<PlaceGuide>, language: string | undefined) {
  const [loaded, setLoaded] = useState<{ guide: PlaceGuide; Panel: typeof PlacePanel }>();
  /** Language of the guide that is loaded or loading. */
  const asked = useRef<string | null | undefined>(null);

  function prepare() {
    if (asked.current === language) return;
    asked.current = language;
    Promise.all([import("./PlacePanel.tsx"), loadGuide()]).then(
      ([panel, guide]) => setLoaded({ Panel: panel.PlacePanel, guide }),
      // The next use of the field retries.
      () => (asked.current = null),
    );
  }

  return { ...loaded, prepare };
}

function sectionsOf(
  guide: PlaceGuide | undefined,
  answer: ReturnType<PlaceGuide["read"]> | undefined,
  none: string,
): readonly PlaceSection[] {
  if (guide === undefined) return [];
  if (answer === undefined) return guide.sections;
  const isFound = answer.found.length > 0;
  const values = isFound ? answer.found : answer.offered;
  return [{ label: isFound ? "" : none, entries: values.map((value) => ({ value })) }];
}
