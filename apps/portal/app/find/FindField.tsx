/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus --
   ARIA's combobox: the focus and all keys stay in the input, the options are only pointed at. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FoundRecord } from "@sayara/api-client/contract/find/findRecords";
import { supplierDocumentTypeMessages } from "@sayara/i18n/messages/supplierDocumentTypeMessages";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import * as styles from "./FindField.css.ts";
import { foundKindMessages } from "./foundKindMessages.ts";
import type { Found } from "./useFoundRecords.ts";

interface FindFieldProps {
  label: string;
  text: string;
  found: Found;
  onType: (text: string) => void;
  onChoose: (record: FoundRecord) => void;
}

/** A search field with its results in groups. Arrow keys select a result, Enter opens it. */
export function FindField({ label, text, found, onType, onChoose }: FindFieldProps) {
  const { i18n } = useLingui();
  const listId = useId();
  const { items } = found;
  const [pointed, setPointed] = useState({ items, index: 0 });
  // New results select the first one again.
  const active = pointed.items === items ? pointed.index : 0;
  const point = (index: number) => setPointed({ items, index });
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = optionId(active);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const record = items[active];
    if (event.key === "ArrowDown") point((active + 1) % items.length);
    else if (event.key === "ArrowUp") point((active - 1 + items.length) % items.length);
    // Does not open a result of an earlier text.
    else if (event.key === "Enter" && record !== undefined && found.state === "found") onChoose(record);
    else return;
    event.preventDefault();
  };
  const entries = items.map((record, index) => ({ record, index }));
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <div className={styles.content}>
      <TextField
        label={label}
        type="search"
        icon={SearchIcon}
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={items.length > 0 ? listId : undefined}
        aria-activedescendant={items.length > 0 ? activeId : undefined}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <output>
        <Text as="span" size="sm" tone="muted">
          <FoundNote found={found} />
        </Text>
      </output>
      {items.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          className={styles.list}
          aria-busy={found.state === "searching" || undefined}
        >
          {kinds.map((kind) => (
            <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
              <div id={`${listId}-${kind}`} role="presentation" className={styles.heading}>
                {i18n._(foundKindMessages[kind])}
              </div>
              {entries
                .filter(({ record }) => record.kind === kind)
                .map(({ record, index }) => (
                  <div
                    key={record.id}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    className={styles.option}
                    onMouseMove={() => index !== active && point(index)}
                    onClick={() => onChoose(record)}
                  >
                    <FoundText record={record} />
                  </div>
                ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function FoundNote({ found: { state, items } }: { found: Found }) {
  if (state === "idle") return <Trans>Type at least two letters or digits.</Trans>;
  if (state === "searching") return <Trans>Searching…</Trans>;
  if (state === "failed") return <Trans>The search failed. Type again to repeat it.</Trans>;
  if (items.length === 0) return <Trans>Nothing was found.</Trans>;
  return <Plural value={items.length} one="# result" other="# results" />;
}

function FoundText({ record }: { record: FoundRecord }) {
  const { i18n } = useLingui();
  const { kind, name, detail, documentType, supplier } = record;
  const type = documentType === null ? "" : i18n._(supplierDocumentTypeMessages[documentType]);
  const title = [type, name].filter(Boolean).join(" ");
  const facts = [detail, kind === "agency" ? "" : supplier?.name].filter(Boolean);
  return (
    <>
      <span className={styles.name}>{title}</span>
      {facts.length > 0 && <span className={styles.detail}> {facts.join(" · ")}</span>}
    </>
  );
}
