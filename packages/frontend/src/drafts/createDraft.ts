import { type StoreApi, type UseBoundStore, create } from "zustand";

export interface DraftOptions<Value extends object> {
  /** Key in session storage. */
  name: string;
  empty: Value;
  /** Parses a stored value, possibly written by an older version. Invalid parts become empty. */
  read: (stored: unknown) => Value;
}

/**
 * Creates a draft: form values kept in session storage across reloads and back navigation. A draft must not
 * contain secrets. It is empty during hydration, as on the server, and receives the stored value right after.
 */
export function createDraft<Value extends object>({
  name,
  empty,
  read,
}: DraftOptions<Value>): UseBoundStore<StoreApi<Value>> {
  const useDraft = create<Value>(() => empty);
  if (typeof window !== "undefined") {
    const stored = restore(name);
    if (stored !== undefined) useDraft.setState(read(stored), true);
    useDraft.subscribe((value) => store(name, value === empty ? null : value));
  }
  return useDraft;
}

function restore(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function store(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage may be full or blocked. The draft then lasts only as long as the page.
  }
}
