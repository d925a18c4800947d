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
  defaultText: string | undefined;
  /** Called with text that does not match exactly one place, and with `null` once it is corrected. */
  onUnresolved: (text: UnresolvedText | null) => void;
};

/** State and keyboard handling of the combobox (ARIA pattern "editable combobox with list autocomplete"). */
export function usePlaceCombobox({
  places,
  value,
  messages,
  defaultText,
  language,
  loadGuide,
  onChange,
  onUnresolved,
}: Options) {
  const [isOpen, setOpen] = useState(false);
  /** The text while typing. `undefined` while the field shows the chosen place. */
  const [typed, setTyped] = useState(defaultText);
  /** Entry highlighted by arrow keys or pointer. */
  const [highlighted, setHighlighted] = useState<number>();
  const { guide, Panel, preload } = useLoadedGuide(loadGuide, language);

  const isTyping = typed !== undefined && typed.trim() !== "";
  const result = isTyping ? guide?.search(typed) : undefined;
  const sections = buildSections(guide, result, messages.none);
  const entries = sections.flatMap((section) => section.entries);
  // The first match is active only after typing, so that Enter in an untouched field chooses nothing.
  const active = highlighted ?? (result !== undefined && result.matches.length > 0 ? 0 : -1);

  // A place chosen outside the field replaces the typed text.
  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
    setTyped(undefined);
  }

  function open() {
    preload();
    setOpen(true);
    setHighlighted(undefined);
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
    setHighlighted(undefined);
  }

  function choose(entry: PlaceEntry) {
    onChange(entry.value);
    onUnresolved(null);
    close();
    entry.onPick?.();
  }

  /** Chooses the matching place, clears an empty field, or keeps the text as unresolved. */
  function resolveText() {
    setOpen(false);
    setHighlighted(undefined);
    if (typed === undefined) return;
    if (!isTyping) {
      onChange("");
      close();
    } else if (result !== undefined) {
      if (result.resolved === null)
        onUnresolved({ hasSeveralMatches: result.matches.length > 0, suggestions: result.suggestions });
      else choose({ value: result.resolved });
    }
  }

  // The guide may finish loading after the field was left.
  const isPending = !isOpen && typed !== undefined && typed !== defaultText;
  const resolveAfterLoading = useEffectEvent(resolveText);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the guide arrives from outside
    if (guide !== undefined && isPending) resolveAfterLoading();
  }, [guide, isPending]);

  function moveHighlight(step: 1 | -1) {
    if (!isOpen) open();
    if (entries.length === 0) return;
    const start = active === -1 && step === -1 ? 0 : active;
    setHighlighted((start + step + entries.length) % entries.length);
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
      result === undefined
        ? ""
        : result.matches.length > 0
          ? messages.count(result.matches.length)
          : messages.none,
    text: typed ?? places.find((place) => place.value === value)?.name ?? "",
    typed,
    /** Sent with the form, so that typed text is not lost. The trailing space distinguishes it from a place's value. */
    formValue: typed === undefined ? value : isTyping ? `${typed.trim()} ` : "",
    preload,
    open,
    choose,
    resolveText,
    hover: setHighlighted,
    clear() {
      onChange("");
      onUnresolved(null);
      close();
    },
    setText(text: string) {
      preload();
      setTyped(text);
      onUnresolved(null);
      setOpen(true);
      setHighlighted(undefined);
    },
    handleKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        moveHighlight(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Enter" && isOpen) {
        const entry = entries[active];
        if (entry !== undefined) {
          event.preventDefault();
          choose(entry);
        } else if (isTyping && guide !== undefined) {
          // Without a match, Enter shows the error below the field.
          event.preventDefault();
          resolveText();
        }
      } else if (event.key === "Escape" && isOpen) {
        // Closes the list, but not the dialog around it.
        event.stopPropagation();
        resolveText();
      }
    },
  };
}

/** Loads the panel's code and the guide together when first needed. Until then, text is sent as typed. */
function useLoadedGuide(loadGuide: () => Promise<PlaceGuide>, language: string | undefined) {
  const [loaded, setLoaded] = useState<{ guide: PlaceGuide; Panel: typeof PlacePanel }>();
  /** Language of the guide that is loaded or loading. */
  const requestedLanguage = useRef<string | null | undefined>(null);

  function preload() {
    if (requestedLanguage.current === language) return;
    requestedLanguage.current = language;
    Promise.all([import("./PlacePanel.tsx"), loadGuide()]).then(
      ([panel, guide]) => setLoaded({ Panel: panel.PlacePanel, guide }),
      // The next use of the field retries.
      () => (requestedLanguage.current = null),
    );
  }

  return { ...loaded, preload };
}

function buildSections(
  guide: PlaceGuide | undefined,
  result: ReturnType<PlaceGuide["search"]> | undefined,
  none: string,
): readonly PlaceSection[] {
  if (guide === undefined) return [];
  if (result === undefined) return guide.sections;
  const hasMatches = result.matches.length > 0;
  const values = hasMatches ? result.matches : result.suggestions;
  return [{ label: hasMatches ? "" : none, entries: values.map((value) => ({ value })) }];
}
