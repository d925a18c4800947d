import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { create } from "zustand";
import { settingsInUse } from "#web/marketplace/storedSettings.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";

export type CaptchaState = "idle" | "working" | "solved" | "failed";

/** Earned by solving: a pass in a cookie, for the next sign-up or checkout, or a token that is sent with the form. */
export type CaptchaProof = "pass" | "token";

/** A pass may be refused because it has expired; from then on because the browser keeps no cookie. */
const MOST_REFUSALS = 2;

/** State of the shown page's captcha, for its box. `round` counts the tokens that were spent. */
export const useCaptchaState = create<{ state: CaptchaState; round: number }>(() => ({
  state: "idle",
  round: 0,
}));

let wanted: CaptchaProof = "pass";
let earned: Promise<string | null> | null = null;
let refusals = 0;

/**
 * The captcha of the shown page; a page has at most one. The own puzzle is solved again in the background when the
 * server finds the proof used or expired; Google's box has to be ticked again by the user.
 */
export const captcha = {
  /** Whether the marketplace requires a captcha, and it can be shown. */
  isAsked(): boolean {
    return isShown(settingsInUse().captcha);
  },
  /** Whether the box is ticked. */
  isBegun: () => earned !== null,
  /** Starts to earn the proof; `token` is reCAPTCHA's. */
  begin(proof: CaptchaProof, token?: string): void {
    wanted = proof;
    earned = earn(token);
  },
  /** Resolves to the token (empty for a pass) when the work is done; to null when it failed or was not begun. */
  proof: () => earned ?? Promise.resolve(null),
  /** Earns another proof after the server refused the last one. Null with reCAPTCHA. */
  renew(): Promise<string | null> {
    if (settingsInUse().captcha.provider === "recaptcha") return Promise.resolve(null);
    earned = earn();
    return earned;
  },
  /** Discards the proof: the user has to tick again. */
  drop(): void {
    earned = null;
    useCaptchaState.setState(({ state, round }) => ({
      state: state === "failed" ? "failed" : "idle",
      round: round + 1,
    }));
  },
  /** Discards a proof that the server refused. Returns false where asking again is no use: the browser keeps no cookie. */
  refuse(): boolean {
    captcha.drop();
    refusals += 1;
    return refusals < MOST_REFUSALS;
  },
  /** Forgets the proof of a page that is left. */
  close(): void {
    earned = null;
    refusals = 0;
    useCaptchaState.setState({ state: "idle" });
  },
};

/** Whether a captcha is required, and can be shown: reCAPTCHA needs a site key. */
export function isShown({ enabled, provider, siteKey }: PublicSettings["captcha"]): boolean {
  return enabled && (provider === "altcha" || siteKey !== undefined);
}

async function earn(token?: string): Promise<string | null> {
  useCaptchaState.setState({ state: "working" });
  const found = await earnNow(token).catch(() => null);
  useCaptchaState.setState(({ round }) =>
    found === null ? { state: "failed", round: round + 1 } : { state: "solved", round },
  );
  return found;
}

async function earnNow(token?: string): Promise<string | null> {
  const [call, { obtainPass }, { solveCaptcha }] = await Promise.all([
    openBrowserApi(),
    import("./obtainPass.ts"),
    import("./solveCaptcha.ts"),
  ]);
  const solve = token === undefined ? solveCaptcha : () => Promise.resolve(token);
  if (wanted === "token") return solve(call);
  return (await obtainPass(call, solve)) === null ? null : "";
}
