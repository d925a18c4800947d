import type { Client } from "@sayara/api-client/client/createClient";
import { useRef, useState } from "react";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";

export type CaptchaState = "idle" | "working" | "solved" | "failed";

/** Returns the token of a solved captcha; null on failure. */
export type Solve = (call: Client) => Promise<string | null>;

/** Earns the proof by the own puzzle, or by another solver. */
type Earn<Proof> = (call: Client, solve?: Solve) => Promise<Proof | null>;

/** A pass may be refused because it has expired; from then on because the browser keeps no cookie. */
const MOST_REFUSALS = 2;

/**
 * Proof of a solved captcha: a pass in a cookie (`true`), or a token sent with the form. It is earned after the tick. The
 * own puzzle is solved again in the background when the server finds the proof used or expired; Google's box has to be
 * ticked again by the user.
 *
 * @example useCaptcha(async () => ({ earn: (await import("./obtainPass.ts")).obtainPass }))
 */
export function useCaptcha<Proof>(open: () => Promise<{ earn: Earn<Proof> }>) {
  const { captcha: settings } = useSettings();
  const siteKey = settings.provider === "recaptcha" ? settings.siteKey : undefined;
  const [state, setState] = useState<CaptchaState>("idle");
  const [round, setRound] = useState(0);
  const earned = useRef<Promise<Proof | null> | null>(null);
  const refusals = useRef(0);

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

  /** Discards a proof that the server refused. */
  function refuse(): boolean {
    drop();
    refusals.current += 1;
    return refusals.current < MOST_REFUSALS;
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
    /** Called with the tick; with the token for reCAPTCHA. */
    start: (token?: string) => void start(token),
    /** Resolves to the proof when the work is done. */
    proof: () => earned.current ?? Promise.resolve(null),
    /** Earns another proof after the last one was used. */
    renew: () => (siteKey === undefined ? start() : Promise.resolve(null)),
    /** Discards the proof: the user has to tick again. */
    drop,
    /** Discards a proof that the server refused. Returns false where asking again is no use. */
    refuse,
  };
}

export type CaptchaTools<Proof> = ReturnType<typeof useCaptcha<Proof>>;
