"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { control as controlStyle } from "../Field/Field.css.ts";
import { FieldLayout } from "../Field/Field.tsx";
import { useMedia } from "../hydration/useMedia.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon, PlaceIcon } from "../Icon/icons.tsx";
import { media } from "../theme/media.ts";
import type { PlaceControlProps, UnresolvedText } from "./PlaceControlProps.ts";
import { usePlaceCombobox } from "./usePlaceCombobox.ts";
import * as styles from "./PlaceCombobox.css.ts";

type ComboboxProps = PlaceControlProps & {
  defaultText: string | undefined;
  /** Whether the typed text does not match exactly one place, which makes the form invalid. */
  isUnresolved: boolean;
  onUnresolved: (text: UnresolvedText | null) => void;
};

/** An editable combobox of places. On phones, the field opens a full-screen bottom sheet with the text and the list. */
export function Combobox({ control, label, name, placeholder, isUnresolved, ...props }: ComboboxProps) {
  const combobox = usePlaceCombobox(props);
  const { chosen, isOpen, Panel } = combobox;
  const isBottomSheet = !useMedia(media.small);
  const field = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const listId = `${control.id}-places`;
  const isShown = isOpen && Panel !== undefined && !combobox.isEmpty;

  useEffect(() => {
    // Makes the form invalid. The message is shown below the field, not by the browser.
    field.current?.setCustomValidity(isUnresolved ? " " : "");
  }, [isUnresolved]);

  const input = {
    type: "text",
    role: "combobox",
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: false,
    placeholder,
    value: combobox.text,
    "aria-autocomplete": "list",
    "aria-expanded": isShown,
    "aria-controls": isShown ? listId : undefined,
    "aria-activedescendant": isShown && combobox.active >= 0 ? `${listId}-${combobox.active}` : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => combobox.setText(event.currentTarget.value),
    onKeyDown: combobox.handleKeyDown,
  } as const;
  const sheetInput = {
    // Suppresses the on-screen keyboard. `readOnly` would do so too, but a read-only field is never invalid.
    inputMode: "none",
    "aria-haspopup": "dialog",
    "aria-autocomplete": undefined,
    "aria-activedescendant": undefined,
    onKeyDown: (event: React.KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (!isText && !["Enter", "ArrowDown", "ArrowUp"].includes(event.key)) return;
      event.preventDefault();
      // Also handles keys pressed before the bottom sheet has the focus.
      if (isText && event.key !== " ") combobox.setText((combobox.typed ?? "") + event.key);
      else combobox.open();
    },
  } as const;

  return (
    <div ref={root} onPointerEnter={combobox.preload} onTouchStart={combobox.preload}>
      <FieldLayout icon={chosen?.icon ?? PlaceIcon}>
        <input
          {...control}
          {...input}
          {...(isBottomSheet && sheetInput)}
          ref={field}
          onClick={combobox.open}
          onFocus={(event) => {
            combobox.preload();
            if (!isBottomSheet) event.currentTarget.select();
          }}
          onBlur={isBottomSheet ? undefined : combobox.resolveText}
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
          }}
          className={clsx(controlStyle, styles.input)}
        />
        {combobox.text !== "" && (
          <button
            type="button"
            aria-label={props.messages.clear}
            className={styles.clear}
            // Prevents the field's blur, which would resolve the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              combobox.clear();
              field.current?.focus();
            }}
          >
            <Icon picture={CloseIcon} size="small" />
          </button>
        )}
      </FieldLayout>
      <input type="hidden" name={name} value={combobox.formValue} />
      {isOpen && Panel && (
        <Panel
          anchor={root}
          input={{ ...input, "aria-describedby": control["aria-describedby"] }}
          isBottomSheet={isBottomSheet}
          label={label}
          listId={listId}
          places={props.places}
          messages={props.messages}
          value={props.value}
          combobox={combobox}
        />
      )}
    </div>
  );
}
