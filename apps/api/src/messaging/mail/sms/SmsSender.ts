import type { ComposedSms } from "./composeSms.ts";

/** Sends an SMS. Resolves when the provider has accepted it. `id` is the same for every attempt. */
export type SmsSender = (sms: ComposedSms, id: string) => Promise<void>;
