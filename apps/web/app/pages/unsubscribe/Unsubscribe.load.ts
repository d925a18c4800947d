import type { Client } from "@sayara/api-client/client/createClient";
import { notificationMails } from "@sayara/api-client/contract/notifications/notifications";
import { SignedToken } from "@sayara/api-client/contract/texts";
import type { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { type FormProblem, faultProblem, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** The mails that a link ends: notifications, offers and news [MA8], or mails about saved cars [SV7]. */
export type UnsubscribedMails = "notification" | "promotional" | "price_alerts";

export type UnsubscribeData =
  /** `language` is the language of the account. */
  | { state: "known"; token: string; areOn: boolean; language: Language | Unknown; ends: UnsubscribedMails }
  /** A part of the link is missing, or it matches no account. */
  | { state: "dead" }
  | { state: "failed"; problem: FormProblem };

/** Reads which mails a link ends, and whether its account still receives them. Changes nothing. */
export async function loadUnsubscribe(call: Client, token: string | null): Promise<UnsubscribeData> {
  if (!v.is(SignedToken, token) || token === "") return { state: "dead" };
  try {
    const outcome = await call(notificationMails, { params: { token } });
    if (outcome.ok) {
      const { areOn, language, kind } = outcome.data;
      return {
        state: "known",
        token,
        areOn,
        language,
        ends: kind === "promotional" || kind === "price_alerts" ? kind : "notification",
      };
    }
    if (outcome.refusal.code === "not_found") return { state: "dead" };
    return { state: "failed", problem: refusedResult(outcome.refusal).problem };
  } catch (error) {
    return { state: "failed", problem: faultProblem(error) };
  }
}
