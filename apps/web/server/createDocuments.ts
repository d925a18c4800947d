import type { Language } from "@sayara/domain/language/Language";
import { createLru } from "../app/answers/createLru.ts";
import type { RenderQueue } from "./createRenderQueue.ts";
import type { FinishedDocument } from "./FinishedDocument.ts";
import { keptAddress } from "./keptAddress.ts";
import { shareCalls } from "./shareCalls.ts";

export interface Visitor {
  language: Language;
  address: string;
}

export interface Asked {
  url: string;
  method: string;
  visitor: Visitor;
  /** The request itself: read only where a page depends on more than its address. */
  request: () => Request;
}

export interface DocumentsOptions {
  queue: RenderQueue;
  render: (request: Request, visitor: Visitor) => Promise<FinishedDocument>;
  /** Where addresses begin, whatever host was asked. */
  webUrl: string;
  /** How long a document is sent again without being rendered again. */
  seconds: number;
  /** Milliseconds. */
  now?: () => number;
}

/** Seconds that a document may be older than that while there is no room to render it again. */
const staleSeconds = 60;
const bounds = { count: 500, size: 32_000_000, sizeOf: ({ document }: KeptDocument) => sizeOf(document) };

interface KeptDocument {
  document: FinishedDocument;
  renderedAt: number;
}

/**
 * Answers each request with its document. One that is the same for everyone is rendered from its address and language
 * alone, once however many ask, and kept for some seconds.
 */
export function createDocuments({ queue, render, webUrl, seconds, now = Date.now }: DocumentsOptions) {
  const kept = createLru<KeptDocument>(bounds);
  const share = shareCalls<FinishedDocument>();

  async function renderShared(address: string, visitor: Visitor, key: string): Promise<FinishedDocument> {
    const document = await render(new Request(new URL(address, webUrl)), visitor);
    if (mayBeKept(document)) kept.set(key, { document, renderedAt: now() });
    return document;
  }

  return async ({ url, method, visitor, request }: Asked): Promise<FinishedDocument> => {
    const isRead = method === "GET" || method === "HEAD";
    const address = isRead ? keptAddress(new URL(url)) : null;
    const renderAlone = () => queue.run(() => render(request(), visitor), request().signal);
    if (address === null) return renderAlone();

    const key = `${visitor.language} ${address}`;
    const known = kept.get(key);
    const age = known === undefined ? Infinity : (now() - known.renderedAt) / 1000;
    if (known !== undefined && age < seconds) return known.document;
    const make = (signal: AbortSignal) => queue.run(() => renderShared(address, visitor, key), signal);
    if (known !== undefined && age < seconds + staleSeconds && queue.isFull()) {
      // Whoever asks next is told what came of it.
      share(key, make).answer.catch(() => {});
      return known.document;
    }
    const { answer, isFirst } = share(key, make, request().signal);
    const document = await answer;
    const isRedirect = document.status >= 300 && document.status < 400;
    const isAnothersLimit = document.status === 429 && !isFirst;
    return isRedirect || isAnothersLimit ? renderAlone() : document;
  };
}

function mayBeKept({ status, headers }: FinishedDocument): boolean {
  return status === 200 && !("set-cookie" in headers) && !headers["cache-control"]?.includes("no-store");
}

/** Bytes, about: compressed forms are added later, and are a quarter each. */
function sizeOf({ body }: FinishedDocument): number {
  return body.length * 1.5;
}
