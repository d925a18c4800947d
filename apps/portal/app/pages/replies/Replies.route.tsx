import { useLingui } from "@lingui/react/macro";
import type { StoredReply } from "@sayara/api-client/contract/suppliers/savedReplies";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useState } from "react";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Replies.route.ts";
import { DeleteReply } from "./DeleteReply.tsx";
import { EditReply } from "./EditReply.tsx";
import { load } from "./Replies.load.ts";
import { Replies } from "./Replies.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "replies/Replies");
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./Replies.action.ts")).repliesAction);
export const clientMiddleware = messagesOf("replies");

type Opened = { dialog: "edit"; reply: StoredReply | null } | { dialog: "delete"; reply: StoredReply };

export default function RepliesRoute({ loaderData: { replies } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageTitle title={t`Saved replies`} />
      <Replies
        replies={replies}
        mayEdit={mayShow(useAgency(), "manageBookings")}
        onEdit={(reply) => setOpened({ dialog: "edit", reply })}
        onDelete={(reply) => setOpened({ dialog: "delete", reply })}
      />
      {opened?.dialog === "edit" && <EditReply reply={opened.reply} onClose={close} />}
      {opened?.dialog === "delete" && <DeleteReply reply={opened.reply} onClose={close} />}
    </>
  );
}
