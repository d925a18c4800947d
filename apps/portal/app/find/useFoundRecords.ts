import type { Client } from "@sayara/api-client/client/createClient";
import { findRecords, type FoundRecord } from "@sayara/api-client/contract/find/findRecords";
import { MIN_FOUND_LENGTH } from "@sayara/domain/search/FoundKind";
import { plainText } from "@sayara/domain/text/plainText";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { useEffect, useState } from "react";

/** Results of a search. */
export interface Found {
  /** `idle`: the text is too short. `searching` keeps the records of the previous text. */
  state: "idle" | "searching" | "found" | "failed";
  items: readonly FoundRecord[];
}

/** Milliseconds between the last keystroke and the search. */
const TYPING_PAUSE = 200;

/**
 * Finds records by a text, and again whenever it changes. Calls the API here instead of in a loader, because
 * a loader's URL would contain the text [GS2].
 */
export function useFoundRecords(text: string, openApi: () => Promise<Client>): Found {
  const language = useLanguage((displayed) => displayed.language);
  const [last, setLast] = useState<Found & { text: string }>({ text: "", state: "idle", items: [] });
  const isShort = plainText(text).length < MIN_FOUND_LENGTH;
  useEffect(() => {
    if (isShort) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      const call = await openApi();
      const input = { params: { language }, body: { s: text } };
      const response = await call(findRecords, input, { signal });
      return response.ok ? response.data.items : null;
    };
    const timer = setTimeout(async () => {
      const items = await search().catch(() => null);
      if (signal.aborted) return;
      setLast({ text, state: items === null ? "failed" : "found", items: items ?? [] });
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isShort, language, openApi]);
  if (isShort) return { state: "idle", items: [] };
  return last.text === text ? last : { state: "searching", items: last.items };
}
