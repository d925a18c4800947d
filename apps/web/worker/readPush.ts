/** A notification from the API (`apps/api/src/messaging/mail/push/composePush.ts`). */
export interface ReceivedPush {
  title: string;
  body: string;
  /** Label of the button that leads to the settings. */
  settings: string;
  language: string;
  direction: NotificationDirection;
  /** Path of the page that the notification opens. */
  path: string;
  /** A later notification with the same tag replaces it. */
  tag: string;
}

/** Parses a notification. Returns null if the text is invalid or leads to another site. */
export function readPush(text: string | undefined, origin: string): ReceivedPush | null {
  const push = parse(text);
  if (push === null) return null;
  const { title, body, settings, language, direction, path, tag } = push;
  const texts = [title, body, settings, language, tag];
  if (!texts.every((value) => typeof value === "string") || title === "") return null;
  if (targetOf(path, origin) === null || (direction !== "ltr" && direction !== "rtl")) return null;
  return push as unknown as ReceivedPush;
}

/** Returns the URL of a path of this site; null if the path leads to another site. */
export function targetOf(path: unknown, origin: string): URL | null {
  if (typeof path !== "string" || !path.startsWith("/")) return null;
  const url = URL.parse(path, origin);
  return url?.origin === origin ? url : null;
}

function parse(text: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
