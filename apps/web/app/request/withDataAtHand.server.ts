import type { EntryContext } from "react-router";

/** Where the router keeps what it has read of the stream, so that a second render of a piece finds it. */
type Piece = Promise<void> & { result?: { done: boolean; value: string } };

/**
 * Reads the data that the browser takes over before the document is rendered. The router writes them by suspending
 * until each piece has arrived; with all of them at hand it renders in one pass.
 */
export async function withDataAtHand(context: EntryContext): Promise<EntryContext> {
  const stream = context.serverHandoffStream;
  if (stream === undefined) return context;
  let text = "";
  const decoder = new TextDecoder();
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  const streamCache: Record<number, Piece> = {
    0: Object.assign(Promise.resolve(), { result: { done: false, value: text } }),
    1: Object.assign(Promise.resolve(), { result: { done: true, value: "" } }),
  };
  return {
    ...context,
    serverHandoffStream: new ReadableStream({ start: (controller) => controller.close() }),
    renderMeta: { ...context.renderMeta, streamCache },
  };
}
