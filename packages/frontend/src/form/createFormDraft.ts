import { createDraft } from "../drafts/createDraft.ts";

/** Form values that survive a reload. */
export interface FormDraft {
  /** Hook that returns the stored values by field. */
  useStoredValues: () => Readonly<Record<string, string | boolean>>;
  /** Returns whether this field is stored. Passwords never are. */
  hasField: (name: string) => boolean;
  store: (name: string, value: string | boolean) => void;
  clear: () => void;
}

/** A draft whose values can also be read outside a render. */
export interface ReadableDraft extends FormDraft {
  read: () => Readonly<Record<string, string>>;
}

/** Creates a draft that stores the named fields of a form across a reload and back navigation. */
export function createFormDraft(name: string, fields: readonly string[]): ReadableDraft {
  const useDraft = createDraft<{ texts: Readonly<Record<string, string>> }>({
    name,
    empty: { texts: {} },
    read: (stored) => ({ texts: textsOf(stored, fields) }),
  });
  return {
    useStoredValues: () => useDraft().texts,
    read: () => useDraft.getState().texts,
    hasField: (field) => fields.includes(field),
    store: (field, text) =>
      useDraft.setState(({ texts }) => ({ texts: { ...texts, [field]: String(text) } })),
    clear: () => useDraft.setState(useDraft.getInitialState(), true),
  };
}

const noValues = {};

/** A draft that stores nothing. */
export const noDraft: FormDraft = {
  useStoredValues: () => noValues,
  hasField: () => false,
  store: () => {},
  clear: () => {},
};

function textsOf(stored: unknown, fields: readonly string[]): Record<string, string> {
  const storedTexts = recordOf(recordOf(stored)["texts"]);
  const texts: Record<string, string> = {};
  for (const field of fields) {
    const text = storedTexts[field];
    if (typeof text === "string") texts[field] = text;
  }
  return texts;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
