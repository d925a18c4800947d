import { beforeAll, describe, expect, test } from "vitest";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import type { Database } from "#api/database/Schema.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import { eraseAccount } from "#api/accounts/ownData/eraseAccount.ts";
import { hashOf } from "#api/security/hashOf.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPasskey } from "#api/testing/data/aPasskey.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import type { ValidCall } from "#api/testing/calls/ValidCall.ts";
import { onTransaction } from "#api/testing/onTransaction.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import { withEveryCall } from "#api/testing/withEveryCall.ts";

/** Every call that writes on behalf of a signed-in user. */
const writes = [
  "addSavedCars",
  "actOnAudienceMessage",
  "actOnClient",
  "addBookingNote",
  "addCarPhoto",
  "addCalendarSource",
  "addConditionPicture",
  "addMessagePicture",
  "addProblemPicture",
  "addReview",
  "addReviewPhoto",
  "answerReview",
  "arrangeCarPhotos",
  "cancelBooking",
  "changeBookingStatus",
  "changePassword",
  "changeRuntimeSetting",
  "changeTeamRole",
  "chooseNextPlan",
  "cancelPayouts",
  "checkout",
  "closeMessageReports",
  "closeReviewReports",
  "createBlock",
  "createCalendarFeed",
  "correctStatement",
  "createCar",
  "decideCancellation",
  "decideDocument",
  "decideReviewPhoto",
  "decideSupplier",
  "decideChange",
  "declineMove",
  "deleteAccount",
  "deleteAudienceMessage",
  "deleteAvatar",
  "deleteBlock",
  "deleteBookings",
  "deleteCar",
  "deleteCarPhoto",
  "deleteCountry",
  "deleteNotifications",
  "deletePlace",
  "deletePlacePicture",
  "deleteReply",
  "deleteReviewPhoto",
  "deleteSupplierContract",
  "deleteSeason",
  "deleteTokens",
  "handInDocument",
  "endOtherSessions",
  "endOwnSession",
  "endTeamSessions",
  "duplicateCar",
  "grantPlan",
  // Writes a record of the person who looked up the driver.
  "findFine",
  "fineLetter",
  "hideReview",
  "followUpDebt",
  "inviteToTeam",
  "issueStatements",
  "mailAccountCode",
  "makeRecoveryCodes",
  "markNotificationsAsRead",
  "markNotificationsAsUnread",
  "markMessagesRead",
  "moveBooking",
  "orderSeasons",
  "payBalance",
  "payBooking",
  "payPlan",
  "payPayouts",
  "payStatement",
  "preparePasskey",
  "preparePayouts",
  "publishCar",
  "readReportedMessages",
  "readReportedPicture",
  "recordNoShow",
  "recordPayment",
  "recordPlanPayment",
  "recordPlanRefund",
  "recordRefund",
  "recordRental",
  "removeCalendarSource",
  "removeFromTeam",
  "removePasskey",
  "removePushDevice",
  "reportMessages",
  "reportProblem",
  "reportReview",
  "requestChange",
  "removeSavedCar",
  "resendTeamInvitation",
  "restoreNotifications",
  "retireExtra",
  "retireMarketplacePromoCode",
  "retirePromoCode",
  "returnPayout",
  "revokeCalendarFeed",
  "revokeTeamInvitation",
  "revokeBookingLinks",
  "saveSupplierRules",
  "setBankAccount",
  "setSecondFactor",
  "saveExtra",
  "saveMarketplacePromoCode",
  "savePromoCode",
  "saveAudienceMessage",
  "saveReply",
  "sendMessage",
  "setArrival",
  "setPriceAlert",
  "signConditionReport",
  "saveSeason",
  "saveCars",
  "saveCountry",
  "savePlace",
  "savePushDevice",
  "submitSupplier",
  "updateAvatar",
  "updateBlock",
  "updateBooking",
  "updateBookingStatus",
  "updateCar",
  "updateCarPhoto",
  "updateEmailNotifications",
  "updatePromotions",
  "updateLanguage",
  "updatePlacePicture",
  "updateSupplierContract",
  "updateSupplierLogo",
  "updateUser",
  // Changes nothing, but returns all of the person's data.
  "userData",
  "withdrawCar",
  "withdrawChange",
  "withdrawRentalRecord",
] as const;

/** Calls with a session that do not write on behalf of its user. */
const others: Record<string, string> = {
  addPasskey: "its challenge counts once; the transaction reads the session as that of removePasskey",
  activate: "the mailed link decides; the transaction reads the session again",
  checkBalancePayment: "reads the gateway, whose payment counts",
  checkPlanPayment: "reads the gateway, whose payment counts",
  readCalendarSource: "writes what the next reading would write",
  resend: "anybody may have the mail sent",
  resendLink: "anybody may have the mail sent",
  signOut: "ends the session",
  verifyPassword: "changes nothing",
};

/** A way to end a session, and the code of the refusal that follows. */
interface Ending {
  end: (db: Database, session: { hash: string; userId: string }, now: Date) => Promise<unknown>;
  code: (name: string) => string;
}

/** A checkout by a suspended driver is refused with its own code. */
const codeOfBlocked = (name: string) => (name === "checkout" ? "account_suspended" : "not_signed_in");

const endings: [name: string, ending: Ending][] = [
  [
    "signed out",
    {
      end: (db, { hash }) => db.deleteFrom("sessions").where("token_hash", "=", hash).execute(),
      code: () => "not_signed_in",
    },
  ],
  [
    "suspended",
    {
      end: (db, { userId }) =>
        db.updateTable("users").set({ account_status: "blocked" }).where("id", "=", userId).execute(),
      code: codeOfBlocked,
    },
  ],
  [
    "deleted",
    {
      end: (db, { userId }, now) =>
        inTransaction(db, async (transaction) => {
          const account = await lockAccount(transaction, { id: userId });
          if (account !== undefined) await eraseAccount(transaction, account, now);
        }),
      code: codeOfBlocked,
    },
  ],
];

describe.each(usualEngines)("on %s", (engine) => {
  /** Called once, when the API begins its next transaction. */
  let beforeTransaction: (() => Promise<unknown>) | undefined;
  const every = withEveryCall(engine, (db) =>
    onTransaction(db, async () => {
      const act = beforeTransaction;
      beforeTransaction = undefined;
      await act?.();
    }),
  );
  let calls: Record<string, ValidCall>;
  beforeAll(async () => {
    const { api, db } = every();
    calls = { ...every().calls, ...(await bySession(api, db)) };
    for (const name of ["closeReviewReports", "decideReviewPhoto", "hideReview"])
      calls[name] = { ...calls[name], cookie: await aNewAdmin(api, db) };
  });

  test("`writes` and `others` list every call of a signed-in user that may change data", () => {
    const changing = mountedEndpoints(every().api.app).filter(
      ({ session, method, retry }) => session !== "none" && method !== "GET" && retry !== "safe",
    );
    const known = new Set<string>([...writes, ...Object.keys(others)]);
    expect(changing.length).toBeGreaterThanOrEqual(writes.length);
    expect(changing.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(writes)("%s is refused if the session ends between its check and the lock", async (name) => {
    const { api, db } = every();
    const call = calls[name];
    const hash = hashOf(/sayara\.(?:portal\.)?session=([^;]+)/.exec(call?.cookie ?? "")?.[1] ?? "");
    for (const [how, { end, code }] of endings) {
      const session = await db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "user_id")
        .select(["user_id", "account_status", "application", "sessions.created_at", "expires_at"])
        .where("token_hash", "=", hash)
        .executeTakeFirstOrThrow();
      const { user_id: userId, account_status, application, created_at, expires_at } = session;
      beforeTransaction = () => end(db, { hash, userId }, api.dependencies.clock());
      const { status, json } = await send(api, name, call ?? {});
      expect([how, status, json?.code]).toEqual([how, status, code(name)]);
      expect(beforeTransaction).toBeUndefined();
      if (how === "deleted") continue;
      await db.updateTable("users").set({ account_status }).where("id", "=", userId).execute();
      await db
        .insertInto("sessions")
        .values({ token_hash: hash, user_id: userId, application, created_at, expires_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
});

/** Returns calls with a session, for those that `validCalls` makes as a guest or through a signed link. */
async function bySession(api: TestApp, db: Database): Promise<Record<string, ValidCall>> {
  const world = await aCatalogue(db);
  const [booker, owner, guest] = [await aPerson(api), await aPerson(api), await aPerson(api)];
  const remover = await aPerson(api);
  const { id: passkeyId } = await aPasskey(api, remover.cookie);
  const order = async () => aCheckout({ ...world, car: await world.aCar() });
  const { json } = await api.request("/api/checkout", { body: await order(), cookie: guest.cookie });
  const id: string = json.bookingId;
  // The driver booked as a guest and signed up later.
  await db.updateTable("bookings").set({ is_guest: true }).where("id", "=", id).execute();
  return {
    checkout: { body: await order(), cookie: booker.cookie },
    deleteTokens: { params: { userId: owner.id }, cookie: owner.cookie },
    revokeBookingLinks: { params: { id }, body: { token: null }, cookie: guest.cookie },
    // Proves ownership by the password, because a passkey's response works only once.
    removePasskey: { params: { passkeyId }, body: { password: goodPassword }, cookie: remover.cookie },
  };
}

/** Returns the session of a new administrator. No other test ends this account. */
async function aNewAdmin(api: TestApp, db: Database): Promise<string> {
  const { email } = await aUser(db, { type: "admin" });
  return api.sessionOf({ email, password: goodPassword });
}

function send(api: TestApp, name: string, { params = {}, query, body, cookie, headers }: ValidCall) {
  const endpoint = mountedEndpoints(api.app).find((one) => one.name === name);
  if (endpoint === undefined) throw new Error(`No endpoint is called ${name}.`);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_segment, key: string) =>
    encodeURIComponent(params[key] ?? ""),
  );
  const address = query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
  return api.request(address, {
    method: endpoint.method,
    body,
    ...(cookie !== undefined && { cookie }),
    ...(headers !== undefined && { headers }),
  });
}
