import type { ConfiguredSocialProvider } from "@sayara/api-client/contract/settings/settings";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { leavePage } from "@sayara/frontend/request/leavePage";
import { type FormProblem, faultProblem } from "@sayara/frontend/form/FormProblem";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { SignInStep } from "@sayara/frontend/signIn/SignInValues";
import {
  type SocialRequest,
  type SocialToken,
  authorizationAddress,
  createSocialRequest,
  readSocialRequest,
  readSocialReturn,
} from "./socialRequest.ts";
import { isKnown } from "@sayara/domain/validation/newerValues";

export type SocialProblem = "cancelled" | "emailRegistered" | FormProblem;

interface SocialSignInOptions {
  configured: readonly ConfiguredSocialProvider[];
  /** URL of this page, to which providers redirect. */
  pageUrl: string;
  /**
   * Restores the URL from before the redirect, without the provider's response. The sign-in waits for this,
   * because the URL contains the return path.
   */
  onReturn: (query: string) => void | Promise<void>;
  /** Called with a fault or a refusal, for a toast. */
  onProblem: (problem: FormProblem) => void;
  /** Called when the account has a second factor. `fields` must be sent again with its code [SF1]. */
  onCodeNeeded: (step: NonNullable<SignInStep>, fields: ProviderFields) => void;
}

/** A provider's response as fields of the sign-in form. */
export type ProviderFields = Readonly<Record<string, string>>;

const storageName = "sayara.socialSignIn";

/**
 * Signs in with a provider: redirects to the provider, and after the return sends its response to the page's action.
 */
export function useSocialSignIn({
  configured,
  pageUrl,
  onReturn,
  onProblem,
  onCodeNeeded,
}: SocialSignInOptions) {
  const sent = useRef<ProviderFields>({});
  const exchange = useSubmission<SignInStep>({
    onDone: (step) => step !== null && onCodeNeeded(step, sent.current),
    onProblem(newProblem) {
      if (typeof problemOf(newProblem) !== "string" && newProblem.kind !== "declined") onProblem(newProblem);
    },
  });
  const [problem, setProblem] = useState<SocialProblem | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  function fail(reason: FormProblem) {
    setProblem(reason);
    onProblem(reason);
  }

  function choose(provider: SocialProvider) {
    const providerConfig = configured.find((candidate) => candidate.provider === provider);
    if (providerConfig === undefined) return;
    const request = createSocialRequest(provider);
    setLeaving(true);
    sessionStorage.setItem(storageName, JSON.stringify({ ...request, query: location.search }));
    authorizationAddress(providerConfig, request, pageUrl)
      .then(leavePage)
      .catch((error: unknown) => fail(faultProblem(error)))
      .finally(() => setLeaving(false));
  }

  const cleanAddress = useEffectEvent((query: string) => onReturn(query));
  const exchangeResponse = useEffectEvent(async (response: SocialResponse | null) => {
    if (response === null) return;
    if (response.credentials === null) {
      setProblem("cancelled");
      return;
    }
    const { token, fullName } = response.credentials;
    const { provider, verifier } = response.request;
    const name = fullName !== null && { fullName };
    sent.current = { intent: "social", provider, token, verifier, ...name };
    exchange.send(sent.current);
  });
  useEffect(() => {
    void consumeResponse(cleanAddress).then(exchangeResponse);
  }, []);

  return {
    providers: configured.map(({ provider }) => provider).filter(isKnown),
    problem: problem ?? (exchange.problem && problemOf(exchange.problem)),
    isWorking: isLeaving || exchange.isSending,
    choose,
  };
}

const problemOf = (problem: FormProblem): SocialProblem =>
  problem.kind === "refused" && problem.code === "email_registered" ? "emailRegistered" : problem;

interface SocialResponse {
  /** Null when the sign-in was cancelled. */
  credentials: SocialToken | null;
  request: SocialRequest;
}

/** Returns the provider's response to the last request, if any. Removes the token from the URL first. */
async function consumeResponse(
  cleanAddress: (query: string) => void | Promise<void>,
): Promise<SocialResponse | null> {
  const pending = consumeRequest();
  const response = readSocialReturn(location.hash, pending?.request ?? null);
  if (response.kind === "unmatched" || pending === null) return null;
  await cleanAddress(pending.query);
  return { credentials: response.kind === "token" ? response : null, request: pending.request };
}

/** Returns the request whose response is being handled. Each request is handled once. */
function consumeRequest(): { request: SocialRequest; query: string } | null {
  try {
    const text = sessionStorage.getItem(storageName);
    sessionStorage.removeItem(storageName);
    const stored: unknown = text === null ? null : JSON.parse(text);
    const request = readSocialRequest(stored);
    if (request === null || typeof stored !== "object" || stored === null) return null;
    return { request, query: "query" in stored ? String(stored.query) : "" };
  } catch {
    return null;
  }
}
