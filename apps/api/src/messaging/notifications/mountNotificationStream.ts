import { notificationStream } from "@sayara/api-client/contract/notifications/notifications";
import type { SessionWatch } from "#api/accounts/session/createSessionWatch.ts";
import { sessionHash } from "#api/accounts/session/session.ts";
import type { App } from "#api/server/http/App.ts";
import { registerMounted } from "#api/server/http/mountedEndpoints.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { UnreadFeed } from "./createUnreadFeed.ts";

/** Milliseconds between two heartbeats. A proxy closes a connection that is silent for longer. */
const HEARTBEAT_INTERVAL = 5000;
/** Seconds for which a stream stays open. `EventSource` then opens the next one. */
const STREAM_SECONDS = 300;
/** Seconds until an account or process with too many streams may retry. */
const RETRY_AFTER = 60;
/** Maximum unsent events. A stream beyond it ends, because its client does not read. */
const MAX_UNSENT_EVENTS = 20;

export interface StreamTools {
  unread: UnreadFeed;
  /** Ends the streams of a session that is over. */
  sessions: SessionWatch;
  /** Seconds for which a stream stays open. */
  streamSeconds?: number;
  /** Returns true while the process shuts down. */
  isStopping?: () => boolean;
}

/** Mounts the stream of an account's unread notifications, as server-sent events. */
export function mountNotificationStream(
  app: App,
  { unread, sessions, streamSeconds = STREAM_SECONDS, isStopping = () => false }: StreamTools,
): void {
  registerMounted(app, notificationStream);
  app.get(notificationStream.path, async (c) => {
    c.set("route", notificationStream.path);
    const user = await c.var.readSession(c);
    const hash = sessionHash(c);
    if (user === undefined || hash === undefined) throw new RefusalError("not_signed_in");
    let release = () => {};
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const end = () => {
            release();
            controller.close();
          };
          const send = (chunk: string) => {
            if ((controller.desiredSize ?? 0) <= 0) end();
            else controller.enqueue(encoder.encode(chunk));
          };
          const unsubscribe = unread.subscribe(user.id, (count) =>
            send(`event: unread\ndata: ${JSON.stringify({ unread: count })}\n\n`),
          );
          if (unsubscribe === undefined) {
            throw new RefusalError("too_many_requests", { retryAfter: RETRY_AFTER });
          }
          const unwatch = sessions.watch(hash, () => end());
          const heartbeatTimer = setInterval(
            () => (isStopping() ? end() : send(":\n\n")),
            HEARTBEAT_INTERVAL,
          );
          const lifetimeTimer = setTimeout(() => end(), streamSeconds * 1000);
          release = () => {
            unsubscribe();
            unwatch();
            clearInterval(heartbeatTimer);
            clearTimeout(lifetimeTimer);
          };
          send("retry: 3000\n\n");
        },
        cancel() {
          release();
        },
      },
      { highWaterMark: MAX_UNSENT_EVENTS },
    );
    return c.body(stream, 200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      // A proxy must not buffer events.
      "X-Accel-Buffering": "no",
    });
  });
}
