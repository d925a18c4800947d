import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { create } from "zustand";
import { currentSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";

export type CaptchaState = "idle" | "working" | "solved" | "failed";

/**
 * Proof of a solved captcha: a pass, stored in a cookie for the next sign-up or checkout, or a token that is sent with
 * the form.
 */
export type CaptchaProof = "pass" | "token";

/**
 * The first refusal may mean that the pass has expired. After this many, the browser evidently blocks
 * cookies.
 */
const MAX_REFUSALS = 2;

/** State of the current page's captcha. `round` counts the used tokens. */
export const useCaptchaState = create<{ state: CaptchaState; round: number }>(() => ({
  state: "idle",
  round: 0,
}));

let proofKind: CaptchaProof = "pass";
let pendingProof: Promise<string | null> | null = null;
let refusals = 0;

/**
 * The captcha of the current page, which has at most one. When the server finds the proof used or expired, the site's
 * own puzzle is solved again in the background; Google's box has to be ticked again by the user.
 */
export const captcha = {
  /** Returns whether the marketplace requires a captcha and can show it. */
  isRequired(): boolean {
    return canShowCaptcha(currentSettings().captcha);
  },
  /** Returns whether the box is ticked. */
  hasStarted: () => pendingProof !== null,
  /** Starts obtaining the proof. `token` is reCAPTCHA's token. */
  begin(proof: CaptchaProof, token?: string): void {
    proofKind = proof;
    pendingProof = obtainProof(token);
  },
  /**
   * Resolves to the token (empty for a pass) once it is obtained; to null after a failure, or if nothing was started.
   */
  proof: () => pendingProof ?? Promise.resolve(null),
  /** Obtains a new proof after the server refused the last one. Resolves to null with reCAPTCHA. */
  renew(): Promise<string | null> {
    if (currentSettings().captcha.provider === "recaptcha") return Promise.resolve(null);
    pendingProof = obtainProof();
    return pendingProof;
  },
  /** Discards the proof, so the user has to tick the box again. */
  drop(): void {
    pendingProof = null;
    useCaptchaState.setState(({ state, round }) => ({
      state: state === "failed" ? "failed" : "idle",
      round: round + 1,
    }));
  },
  /**
   * Discards a proof that the server refused. Returns false if another attempt is pointless because the browser blocks
   * cookies.
   */
  refuse(): boolean {
    captcha.drop();
    refusals += 1;
    return refusals < MAX_REFUSALS;
  },
  /** Discards the proof when the page is left. */
  close(): void {
    pendingProof = null;
    refusals = 0;
    useCaptchaState.setState({ state: "idle" });
  },
};

/** Returns whether a captcha is required and can be shown. reCAPTCHA needs a site key. */
export function canShowCaptcha({ enabled, provider, siteKey }: PublicSettings["captcha"]): boolean {
  return enabled && (provider === "altcha" || siteKey !== undefined);
}

async function obtainProof(token?: string): Promise<string | null> {
  useCaptchaState.setState({ state: "working" });
  const proof = await requestProof(token).catch(() => null);
  useCaptchaState.setState(({ round }) =>
    proof === null ? { state: "failed", round: round + 1 } : { state: "solved", round },
  );
  return proof;
}

async function requestProof(token?: string): Promise<string | null> {
  const [call, { obtainPass }, { solveCaptcha }] = await Promise.all([
    openBrowserApi(),
    import("./obtainPass.ts"),
    import("./solveCaptcha.ts"),
  ]);
  const solve = token === undefined ? solveCaptcha : () => Promise.resolve(token);
  if (proofKind === "token") return solve(call);
  return (await obtainPass(call, solve)) === null ? null : "";
}
