import { randomUUID } from "node:crypto";
import type { signUp } from "@sayara/api-client/contract/accounts/signUp";
import { spendPass } from "#api/captcha/captchaPass.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { clientAddress } from "#api/http/clientAddress.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { emailLock } from "./emailLock.ts";
import { hashPassword } from "./hashPassword.ts";
import { mailActivation } from "./mailLink.ts";
import { refuseBadAge } from "./refuseBadAge.ts";
import { refuseCommonPassword } from "./refuseCommonPassword.ts";
import { openSession, sendSession } from "./session.ts";
import { toUser } from "./toUser.ts";

/** Makes a driver's account, mails the link that confirms its address, and signs in. */
export const handleSignUp: Handler<typeof signUp> = async ({ body, dependencies, context }) => {
  const { db, clock } = dependencies;
  await limitRate(dependencies, {
    name: "sign-up",
    key: clientAddress(context),
    burst: 10,
    secondsEach: 120,
  });
  refuseBadAge(body.birthDate, dependencies);
  refuseCommonPassword("password", body.password);
  await spendPass(context, db);

  const password_hash = await hashPassword(body.password);
  const now = clock();
  const { user, session } = await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [emailLock(body.email)]);
    const made = await transaction
      .insertInto("users")
      .values({
        id: randomUUID(),
        type: "user",
        email: body.email,
        full_name: body.fullName,
        phone: body.phone,
        birth_date: body.birthDate,
        language: body.language,
        password_hash,
        account_status: "active",
        enable_email_notifications: true,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made === undefined) throw new RefusalError("email_registered");
    await mailActivation(transaction, made, { ...dependencies, now });
    return { user: made, session: await openSession(transaction, context, made.id) };
  });
  sendSession(context, session);
  return { ok: true, status: 200, data: toUser(user) };
};
