import type { ComposedMail } from "./composeMail.ts";

/**
 * Sends a mail. Resolves when it is delivered to the next server. `id` is the same for every attempt. After `signal`
 * has aborted, the attempt ends.
 */
export type MailTransport = (mail: ComposedMail, id: string, signal: AbortSignal) => Promise<void>;
