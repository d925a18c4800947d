import type { actOnClient } from "@sayara/api-client/contract/clients/clients";
import type { ClientAct } from "@sayara/domain/user/ClientAct";
import {
  clientActionRules,
  clientStatusAfter,
  isClientActionAllowed,
} from "@sayara/domain/user/clientActionRules";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { requireSession } from "#api/accounts/session/session.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Mail } from "#api/messaging/mail/Mail.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { checkClient, readClientRecord, smsNumber } from "./clientRows.ts";

/**
 * Performs an administrator's action on a client's account and logs it, in one transaction under the
 * account's lock [CL1–CL4]. A database trigger ends the sessions and links of a blocked account.
 */
export const handleActOnClient: Handler<typeof actOnClient> = async ({
  params: { id },
  body: act,
  user,
  context,
  dependencies,
}) => {
  requireAdmin(user);
  if (!isUuid(id)) throw new RefusalError("not_found");
  const { db, clock, config } = dependencies;
  const data = await inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, { id });
    // The session may have ended while the transaction waited for the lock.
    const admin = await requireSession(context, transaction);
    requireAdmin(admin);
    const client = checkClient(account);
    const now = clock();
    const before = await readClientRecord(transaction, client, { now, config });
    if (before.version !== act.version) throw new RefusalError("stale_version");
    if (!isClientActionAllowed(act.action, client.account_status))
      throw new RefusalError("transition_refused");
    const followUp = act.action === "note" ? act.followUp : undefined;
    const status = clientStatusAfter(act.action, client.account_status, { followUp });
    const isChanged = status !== client.account_status;
    refuseEmpty(act, isChanged);
    if (isChanged)
      await transaction.updateTable("users").set({ account_status: status }).where("id", "=", id).execute();
    await send(transaction, client, act, { now, ...dependencies });
    await transaction
      .insertInto("client_actions")
      .values({
        user_id: id,
        type: clientActionRules[act.action].log,
        action: act.action,
        actor_id: admin.id,
        subject: act.action === "email" ? act.subject : null,
        note: act.text === "" ? null : act.text,
        status: isChanged ? status : null,
        created_at: now,
      })
      .execute();
    return readClientRecord(transaction, checkClient(await lockAccount(transaction, { id })), {
      now,
      config,
    });
  });
  return { ok: true, status: 200, data };
};

/** Queues a message to the client in the outbox. All administrators share one rate limit per recipient. */
async function send(
  transaction: Transaction,
  client: UserRow,
  act: ClientAct,
  { now, ...tools }: Pick<Dependencies, "clock" | "config"> & { now: Date },
): Promise<void> {
  const mail = messageOf(client, act, tools);
  if (mail === undefined) return;
  await limitMailsTo(tools, { db: transaction, kind: "staffMessage", address: mail.to.address });
  await postMail(transaction, [mail], now);
}

/** @throws RefusalError `sms_unreachable` if the client cannot receive SMS [CL4]. */
function messageOf(
  client: UserRow,
  act: ClientAct,
  { config }: Pick<Dependencies, "config">,
): Mail | undefined {
  const { full_name: name, language, email } = client;
  const content = { kind: "clientMessage", name } as const;
  if (act.action === "email") {
    const { subject, text } = act;
    return { to: { name, address: email }, language, content: { ...content, subject, text } };
  }
  if (act.action !== "sms") return undefined;
  const address = smsNumber(client, config);
  if (address === null) throw new RefusalError("sms_unreachable");
  const { text } = act;
  return { channel: "sms", to: { name, address }, language, content: { ...content, subject: "", text } };
}

/** @throws RefusalError `invalid_input` for an action that has no text and changes nothing. */
function refuseEmpty({ text }: ClientAct, isChanged: boolean): void {
  if (text === "" && !isChanged)
    throw new RefusalError("invalid_input", { fields: { text: validationMessage("required") } });
}
