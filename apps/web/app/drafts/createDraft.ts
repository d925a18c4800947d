import { type StoreApi, type UseBoundStore, create } from "zustand";

export interface DraftOptions<Value extends object> {
  /** Its key in the session's storage. */
  name: string;
  empty: Value;
  /** Makes sense of what an older visit stored; whatever it does not know becomes empty. */
  read: (stored: unknown) => Value;
}

/**
 * Something unfinished that outlives a reload and going back, but not the browser's session. No secrets belong here.
 * While a page hydrates it is empty, as it was on the server; the stored value is shown right after.
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
    // Storage may be full or forbidden: the draft then lives as long as the page.
  }
}
