import { Trans, useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import { data } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import { LeaveDialog } from "#portal/unsaved/LeaveDialog.tsx";
import { useLeaveWarning } from "#portal/unsaved/useLeaveWarning.ts";
import type { Route } from "./+types/Message.route.ts";
import type { MessageDone } from "./Message.action.ts";
import { load, type MessageData } from "./Message.load.ts";
import { Message } from "./Message.tsx";
import { type MessageValues, messageValuesOf } from "./MessageValues.ts";

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "message/Message");
  const page = await load(await context.get(apiContext)(), {
    id: params.id,
    language: context.get(languageContext),
    signal: request.signal,
  });
  if (page === null) throw data(null, { status: 404 });
  return page;
}

export const clientAction = pageAction(async () => (await import("./Message.action.ts")).messageAction);
export const clientMiddleware = messagesOf("message");

export default function MessageRoute({ loaderData, params }: Route.ComponentProps) {
  // Key that resets the form for another message, or for the latest version on request.
  const [fills, setFills] = useState(0);
  return (
    <MessagePage key={`${params.id} ${fills}`} {...loaderData} onShowLatest={() => setFills(fills + 1)} />
  );
}

function MessagePage({ onShowLatest, ...page }: MessageData & { onShowLatest: () => void }) {
  const { t } = useLingui();
  const toastText = useToastMessages();
  const { message } = page;
  /** The version that the form shows. Another administrator may have saved a newer one. */
  const [version, setVersion] = useState(message?.version);
  const [isEdited, setEdited] = useState(false);
  const blocker = useLeaveWarning(isEdited);
  const done: Record<MessageDone["what"], string> = {
    save: t`The message is saved.`,
    send: t`The message is being sent.`,
    stop: t`The message is stopped.`,
    resume: t`The message goes on.`,
  };
  const options = {
    onProblem: (problem: Parameters<typeof toastText>[0]) => showToast(toastText(problem), "error"),
    onDone: (result: MessageDone) => {
      setVersion(result.version);
      if (result.what === "save") setEdited(false);
      showToast(done[result.what], "success");
    },
  };
  const { reset, ...form } = useForm<MessageValues, MessageDone>({
    start: messageValuesOf(message),
    loadCheck: async () => (await import("./MessageValues.ts")).checkMessage,
    onChange: () => setEdited(true),
    ...options,
  });
  const act = useSubmission<MessageDone>(options);
  return (
    <>
      <PageTitle title={message?.title ?? t`New message`} />
      <Message
        {...page}
        form={form}
        version={version}
        isEdited={isEdited}
        isActing={act.isSending}
        onAct={(intent) => act.send({ intent, version: message?.version ?? 0 })}
        onShowLatest={onShowLatest}
        onKeepTyped={() => {
          reset();
          setVersion(message?.version);
        }}
      />
      <LeaveDialog blocker={blocker}>
        <Trans>The changes to the message are not saved.</Trans>
      </LeaveDialog>
    </>
  );
}
