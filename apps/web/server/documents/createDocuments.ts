import type { Language } from "@sayara/domain/language/Language";
import { LRUCache } from "lru-cache";
import type { Queue } from "@sayara/http-guard/queue/createQueue";
import type { FinishedDocument } from "./FinishedDocument.ts";
import { cacheKeyOfAddress } from "./cacheKeyOfAddress.ts";
import type { receiveForms } from "../security/receiveForms.ts";
import { shareCalls } from "./shareCalls.ts";

export interface Visitor {
  language: Language;
  address: string;
  /** Forwarded to the API. A render that several visitors share carries the id of the first. */
  requestId: string;
}

export interface PageRequest {
  url: string;
  method: string;
  visitor: Visitor;
  /** Returns the request; called only for pages that depend on more than their URL. */
  request: () => Request;
}

export interface DocumentsOptions {
  queue: Queue;
  render: (request: Request, visitor: Visitor) => Promise<FinishedDocument>;
  withForm: ReturnType<typeof receiveForms>;
  /** Origin of the rendered URLs, whatever host the request has. */
  webUrl: string;
  /** Number of seconds for which a document is cached. */
  seconds: number;
  /** Current time in milliseconds. */
  now?: () => number;
}

/** Seconds after expiry in which a document is still sent while the render queue is full. */
const staleSeconds = 60;
const bounds = {
  max: 500,
  maxSize: 32_000_000,
  sizeCalculation: ({ document }: CachedDocument) => sizeOf(document),
};

interface CachedDocument {
  document: FinishedDocument;
  renderedAt: number;
}

/**
 * Returns a function that responds to a request with its document. A document that is the same for everyone is rendered
 * only from its URL and language, once for concurrent requests, and cached for some seconds.
 */
export function createDocuments({
  queue,
  render,
  withForm,
  webUrl,
  seconds,
  now = Date.now,
}: DocumentsOptions) {
  const cache = new LRUCache<string, CachedDocument>(bounds);
  const share = shareCalls<FinishedDocument>();

  async function renderShared(address: string, visitor: Visitor, key: string): Promise<FinishedDocument> {
    const document = await render(new Request(new URL(address, webUrl)), visitor);
    if (isCacheable(document)) cache.set(key, { document, renderedAt: now() });
    return document;
  }

  return async ({ url, method, visitor, request }: PageRequest): Promise<FinishedDocument> => {
    const isGetOrHead = method === "GET" || method === "HEAD";
    const address = isGetOrHead ? cacheKeyOfAddress(new URL(url)) : null;
    const renderUncached = () =>
      withForm(request(), visitor.address, (receivedRequest) =>
        queue.run(() => render(receivedRequest, visitor), { signal: request().signal }),
      );
    if (address === null) return renderUncached();

    const key = `${visitor.language} ${address}`;
    const cached = cache.get(key);
    const age = cached === undefined ? Infinity : (now() - cached.renderedAt) / 1000;
    if (cached !== undefined && age < seconds) return cached.document;
    const renderForAll = (signal: AbortSignal) =>
      queue.run(() => renderShared(address, visitor, key), { signal });
    if (cached !== undefined && age < seconds + staleSeconds && queue.isFull()) {
      // A failure of this render does not affect the visitor, who gets the cached document.
      share(key, renderForAll).result.catch(() => {});
      return cached.document;
    }
    const { result, isFirst } = share(key, renderForAll, request().signal);
    const document = await result;
    const isRedirect = document.status >= 300 && document.status < 400;
    const isLimitOfOther = document.status === 429 && !isFirst;
    return isRedirect || isLimitOfOther ? renderUncached() : document;
  };
}

function isCacheable({ status, headers }: FinishedDocument): boolean {
  return status === 200 && !("set-cookie" in headers) && !headers["cache-control"]?.includes("no-store");
}

/** Returns the approximate size in whole bytes: compressed bodies are added later, about a quarter of the size each. */
function sizeOf({ body }: FinishedDocument): number {
  return Math.ceil(body.length * 1.5);
}
