import type { Client } from "@sayara/api-client/client/createClient";
import { useRef, useState } from "react";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";

export type CaptchaState = "idle" | "working" | "solved" | "failed";

/** Brings the token of a solved captcha; null when it can't be had. */
export type Solve = (call: Client) => Promise<string | null>;

/** Earns the proof by our own puzzle, or by another way of solving. */
type Earn<Proof> = (call: Client, solve?: Solve) => Promise<Proof | null>;

/**
 * Proof that a person is at work: a pass in a cookie (`true`), or a token that travels with the message. It is earned
 * once they say so. Our own puzzle is solved again, without asking, when the server finds the proof spent or too old;
 * Google's box can only be ticked again by the person.
 *
 * @example useCaptcha(async () => ({ earn: (await import("./obtainPass.ts")).obtainPass }))
 */
export function useCaptcha<Proof>(open: () => Promise<{ earn: Earn<Proof> }>) {
  const { captcha: settings } = useSettings();
  const siteKey = settings.provider === "recaptcha" ? settings.siteKey : undefined;
  const [state, setState] = useState<CaptchaState>("idle");
  const [round, setRound] = useState(0);
  const earned = useRef<Promise<Proof | null> | null>(null);

  async function earn(solve?: Solve): Promise<Proof | null> {
    setState("working");
    const proof = await Promise.all([openBrowserApi(), open()])
      .then(([call, { earn: now }]) => now(call, solve))
      .catch(() => null);
    setState(proof === null ? "failed" : "solved");
    if (proof === null) setRound((before) => before + 1);
    return proof;
  }

  function start(token?: string): Promise<Proof | null> {
    earned.current = earn(token === undefined ? undefined : () => Promise.resolve(token));
    return earned.current;
  }

  function drop() {
    earned.current = null;
    setRound((before) => before + 1);
    setState((before) => (before === "failed" ? "failed" : "idle"));
  }

  return {
    isAsked: settings.enabled && (settings.provider === "altcha" || siteKey !== undefined),
    state,
    siteKey,
    round,
    /** With the token, where somebody else did the asking. */
    start: (token?: string) => void start(token),
    /** What was earned, once the work is done. */
    proof: () => earned.current ?? Promise.resolve(null),
    /** Earns another, the last one being spent. */
    renew: () => (siteKey === undefined ? start() : Promise.resolve(null)),
    /** The last one counts no more: the person is asked again. */
    drop,
  };
}

export type CaptchaTools<Proof> = ReturnType<typeof useCaptcha<Proof>>;
