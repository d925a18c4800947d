import type { EntryContext } from "react-router";

/** A chunk in the router's stream cache, from which a second render reads it. */
type Chunk = Promise<void> & { result?: { done: boolean; value: string } };

/**
 * Reads the whole stream of loader data before the document is rendered. The router suspends until each chunk has
 * arrived; with all chunks in its cache it renders in one pass.
 */
export async function withBufferedData(context: EntryContext): Promise<EntryContext> {
  const stream = context.serverHandoffStream;
  if (stream === undefined) return context;
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  const streamCache: Record<number, Chunk> = {
    0: Object.assign(Promise.resolve(), { result: { done: false, value: text } }),
    1: Object.assign(Promise.resolve(), { result: { done: true, value: "" } }),
  };
  return {
    ...context,
    serverHandoffStream: new ReadableStream({ start: (controller) => controller.close() }),
    renderMeta: { ...context.renderMeta, streamCache },
  };
}
