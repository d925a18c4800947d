import { createDraft } from "#web/drafts/createDraft.ts";

/** What a form keeps over a reload. */
export interface FormDraft {
  /** The kept texts, by field. A hook. */
  useTexts: () => Readonly<Record<string, string>>;
  /** Whether this field is kept at all: a password never is. */
  keeps: (name: string) => boolean;
  keep: (name: string, text: string) => void;
  clear: () => void;
}

/** Keeps the named texts of a form over a reload and going back. */
export function createFormDraft(name: string, fields: readonly string[]): FormDraft {
  const useDraft = createDraft<{ texts: Readonly<Record<string, string>> }>({
    name,
    empty: { texts: {} },
    read: (stored) => ({ texts: textsOf(stored, fields) }),
  });
  return {
    useTexts: () => useDraft().texts,
    keeps: (field) => fields.includes(field),
    keep: (field, text) => useDraft.setState(({ texts }) => ({ texts: { ...texts, [field]: text } })),
    clear: () => useDraft.setState(useDraft.getInitialState(), true),
  };
}

const nothing = {};

/** For a form that keeps nothing. */
export const noDraft: FormDraft = {
  useTexts: () => nothing,
  keeps: () => false,
  keep: () => {},
  clear: () => {},
};

function textsOf(stored: unknown, fields: readonly string[]): Record<string, string> {
  const kept = recordOf(recordOf(stored)["texts"]);
  const texts: Record<string, string> = {};
  for (const field of fields) {
    const text = kept[field];
    if (typeof text === "string") texts[field] = text;
  }
  return texts;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
