import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useActionQueue } from "@sayara/frontend/form/useActionQueue";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Security.route.ts";
import type { SecurityDone } from "./Security.action.ts";
import { load } from "./Security.load.ts";
import { Security } from "./Security.tsx";
import type { SecurityAct } from "./SecurityAct.ts";
import type { Change } from "./SecurityProps.ts";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "security/Security");
  return load(await context.get(apiContext)(), { signal: request.signal });
}

export const clientAction = pageAction(async () => (await import("./Security.action.ts")).securityAction);
export const clientMiddleware = messagesOf("security");

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [change, setChange] = useState<Change | null>(null);
  const { send, pending, refused } = useActionQueue<SecurityAct, SecurityDone>({
    onDone(secret) {
      if (secret === null) showToast(t`The session is ended.`, "success");
      else setChange({ method: "app", secret });
    },
  });
  return (
    <>
      <PageTitle title={t`Security`} />
      <Security
        {...loaderData}
        change={change}
        sending={pending}
        problem={refused?.problem ?? null}
        onAct={send}
        onChange={(method) => (method === "app" ? send({ act: "prepare" }) : setChange({ method }))}
        onClose={() => setChange(null)}
        onChanged={() => {
          setChange(null);
          showToast(t`From your next sign-in on, this applies.`, "success");
        }}
      />
    </>
  );
}
