import { useLingui } from "@lingui/react/macro";
import { AccountSkeleton } from "@sayara/frontend/AccountPage/AccountSkeleton";
import { FailedPage } from "@sayara/frontend/AccountPage/FailedPage";
import { useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";
import { useOwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SecurityData, SecurityFacts } from "./loadSecurity.ts";
import { Security } from "./Security.tsx";
import type { PasskeyIntent, SecurityIntent } from "./SecurityIntent.ts";
import type { SecurityDone } from "./securityAction.ts";
import type { Change } from "./SecurityProps.ts";

/** Content of `/security` of both frontends. */
export function SecurityPage({ data }: { data: SecurityData }) {
  const { revalidate } = useRevalidator();
  if (data.state === "signedOut") return <AccountSkeleton fields={3} />;
  if (data.state === "failed") return <FailedPage problem={data.problem} onRetry={() => void revalidate()} />;
  return <ReadyPage {...data} />;
}

function ReadyPage(facts: SecurityFacts) {
  const { t } = useLingui();
  const [change, setChange] = useState<Change | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const { send, pending, refused } = useActionQueue<SecurityIntent, SecurityDone>({
    onDone(done, { intent }) {
      if (done !== null && "secret" in done) setChange({ method: "app", secret: done });
      else if (intent === "endOtherSessions") showToast(t`All other sessions are ended.`, "success");
      else showToast(t`The session is ended.`, "success");
    },
  });
  const passkeyChange = useOwnerProof<PasskeyIntent>(facts.hasPassword, {
    onDone: ({ intent }) =>
      showToast(intent === "addPasskey" ? t`The passkey is added.` : t`The passkey is removed.`, "success"),
  });
  return (
    <Security
      {...facts}
      change={change}
      sending={pending}
      problem={refused?.problem ?? null}
      onAct={send}
      onChange={(method) => (method === "app" ? send({ intent: "prepare" }) : setChange({ method }))}
      onClose={() => setChange(null)}
      onChanged={(done) => {
        // The dialog with the codes states the change. On a phone, a toast would cover the codes.
        if (done !== null && "newRecoveryCodes" in done) setRecoveryCodes(done.newRecoveryCodes);
        else if (change?.method !== "recoveryCodes")
          showToast(t`From your next sign-in on, this applies.`, "success");
        setChange(null);
      }}
      recoveryCodes={recoveryCodes}
      onKept={() => setRecoveryCodes(null)}
      passkeyChange={passkeyChange}
    />
  );
}
