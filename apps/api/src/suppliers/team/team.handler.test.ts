import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, cookieOf, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { anInvitation } from "#api/testing/calls/teamCalls.ts";
import { linkTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { describeBrowser } from "#api/accounts/session/describeBrowser.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });
  const joining = { fullName: "Rim Jaziri", password: "tasse bleue du lundi", language: "fr" };
  const join = (token: string) =>
    portal.request("/api/join-team", { body: { ...joining, token }, headers: { "user-agent": chrome } });
  const team = async () => (await portal.call("owner", "/api/supplier-team/own")).json;
  const onTeam = (call: string, id: string, body?: object) =>
    portal.call("owner", `/api/${call}/own/${id}`, { method: "POST", ...(body && { body }) });

  test("[TE1] an invitation is mailed, and its link sets name and password, opens the portal and works once", async () => {
    const { email, token } = await anInvitation(api, portal, "manager");
    const read = await portal.request("/api/read-team-invitation", { body: { token } });
    expect(read.json).toEqual({ agency: "Agence Caroubier", email, role: "manager" });
    const joined = await join(token);
    expect(joined.json).toMatchObject({
      email,
      fullName: "Rim Jaziri",
      supplierRole: "manager",
      verified: true,
    });
    const access = await portal.request("/api/supplier-access/own", { cookie: cookieOf(joined) });
    expect(access.json).toMatchObject({ id: portal.agency.id, role: "manager" });
    expect((await join(token)).status).toBe(204);
    const { people, invitations } = await team();
    expect(people.map((person: { role: string }) => person.role).slice(0, 2)).toEqual(["owner", "manager"]);
    expect(people.find((person: { email: string }) => person.email === email)).toMatchObject({ sessions: 1 });
    expect(invitations).toEqual([]);
  });

  test("[TE1] a second mail or a revocation invalidates an invitation's link", async () => {
    const first = await anInvitation(api, portal);
    api.advanceHours(0.02);
    await onTeam("resend-team-invitation", first.id);
    expect((await join(first.token)).status).toBe(204);
    const { token } = await linkTo(api, first.email, "teamInvitation");
    await onTeam("revoke-team-invitation", first.id);
    expect((await join(token)).status).toBe(204);
    expect((await onTeam("revoke-team-invitation", first.id)).status).toBe(404);
  });

  test("[TE3] an owner's open invitations are revoked when the person is removed or loses the role of owner", async () => {
    const { db } = database();
    for (const end of ["remove-from-team", "change-team-role"]) {
      const person = await aUser(db, { type: "supplier", supplier_id: portal.agency.id });
      const cookie = await portal.signIn(person);
      const email = `accomplice.${person.id}@agency.example`;
      const body = { email, role: "owner" };
      expect((await portal.request("/api/invite-to-team/own", { cookie, body })).status).toBe(200);
      const { token } = await linkTo(api, email, "teamInvitation");
      const role = end === "change-team-role" ? { role: "desk" } : undefined;
      expect((await onTeam(end, person.id, role)).status).toBe(200);
      expect((await join(token)).status).toBe(204);
    }
    expect((await team()).invitations).toEqual([]);
  });

  test("an address with an account cannot be invited", async () => {
    const body = { email: portal.people.rival.email, role: "desk" };
    const { status, json } = await portal.call("owner", "/api/invite-to-team/own", { body });
    expect([status, json.code]).toEqual([409, "email_registered"]);
  });

  test("if registered addresses are secret, an invitation does not reveal an account, but its mailed link does", async () => {
    const secretive = createTestApp(database().db, { env: { REVEAL_REGISTERED_EMAILS: "false" } });
    const { call, people, request } = await aPortal(secretive, database().db);
    const invite = (email: string) =>
      call("owner", "/api/invite-to-team/own", { body: { email, role: "desk" } });
    const registered = await invite(people.rival.email);
    expect([registered.status, (await invite("free@agence.example")).status]).toEqual([200, 200]);
    const { token } = await linkTo(secretive, people.rival.email, "teamInvitation");
    const joined = await request("/api/join-team", { body: { ...joining, token } });
    expect(joined.json.code).toBe("email_registered");
  });

  test("[TE3] a removed person is signed out and blocked at once, and can return through a new invitation", async () => {
    const { email, token } = await anInvitation(api, portal);
    const joined = await join(token);
    const cookie = cookieOf(joined);
    const removed = await onTeam("remove-from-team", joined.json.id);
    expect(removed.json.people.map((person: { email: string }) => person.email)).not.toContain(email);
    expect((await portal.request("/api/supplier-access/own", { cookie })).status).toBe(401);
    const signIn = await portal.request("/api/sign-in/backend", {
      body: { email, password: joining.password },
    });
    expect(signIn.json.code).toBe("account_suspended");
    api.advanceHours(0.02);
    await portal.call("owner", "/api/invite-to-team/own", { body: { email, role: "accountant" } });
    const again = await join((await linkTo(api, email, "teamInvitation")).token);
    expect(again.json).toMatchObject({ id: joined.json.id, supplierRole: "accountant" });
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select("action")
      .where("subject_id", "=", joined.json.id)
      .execute();
    expect(edits.map(({ action }) => action).toSorted()).toEqual(["joined", "joined", "removed"]);
  });

  test("[TE2] the last owner cannot be demoted or removed, even if two owners demote each other concurrently", async () => {
    const lonely = await aPortal(api, database().db);
    const { owner, manager } = lonely.people;
    const change = (cookie: string, id: string, role: string) =>
      lonely.request(`/api/change-team-role/own/${id}`, { cookie, body: { role } });
    const own = lonely.cookies.owner;
    expect((await change(own, owner.id, "desk")).json.code).toBe("last_owner");
    const leaving = await lonely.request(`/api/remove-from-team/own/${owner.id}`, {
      cookie: own,
      method: "POST",
    });
    expect(leaving.json.code).toBe("last_owner");
    for (let round = 0; round < 3; round += 1) {
      await database()
        .db.updateTable("users")
        .set({ supplier_role: "owner" })
        .where("id", "in", [owner.id, manager.id])
        .execute();
      const replies = await Promise.all([
        change(own, manager.id, "desk"),
        change(lonely.cookies.manager, owner.id, "desk"),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      const owners = await database()
        .db.selectFrom("users")
        .select("id")
        .where("supplier_id", "=", lonely.agency.id)
        .where("supplier_role", "=", "owner")
        .execute();
      expect(owners).toHaveLength(1);
    }
  });

  test("[TE4] people see only their own sessions with the browser, and an owner can end all sessions of a person", async () => {
    const { token } = await anInvitation(api, portal);
    const joined = await join(token);
    const cookie = cookieOf(joined);
    const list = await portal.request("/api/own-sessions", { cookie });
    expect(list.json.items).toMatchObject([{ isThis: true, browser: "Chrome, Android" }]);
    const foreign = await portal.call("desk", `/api/end-own-session/${list.json.items[0].id}`, {
      method: "POST",
    });
    expect(foreign.status).toBe(404);
    await onTeam("end-team-sessions", joined.json.id);
    expect((await portal.request("/api/own-sessions", { cookie })).status).toBe(401);
  });

  test("[SR1] an accountant can only read the agency's bookings, and the desk can confirm them", async () => {
    const { json } = await api.checkOut(aCheckout(portal));
    const id: string = json.bookingId;
    const seen = await portal.call("accountant", `/api/booking/${id}/fr`);
    expect(seen.json).toMatchObject({ id, status: "pending" });
    const confirm = { body: { version: seen.json.version, status: "reserved" } };
    const path = `/api/change-booking-status/${id}`;
    expect((await portal.call("accountant", path, confirm)).json.code).toBe("not_allowed");
    const many = { body: { bookings: [{ id, version: seen.json.version }], status: "reserved" } };
    const selection = await portal.call("accountant", "/api/update-booking-status", many);
    expect(selection.status === 200 ? selection.json : selection.json.code).not.toMatchObject({
      changed: [id],
    });
    expect((await portal.call("accountant", `/api/booking/${id}/fr`)).json.status).toBe("pending");
    expect((await portal.call("desk", path, confirm)).json.status).toBe("reserved");
  });

  test("[TE1] an invitation's link expires after 7 days", async () => {
    const { token } = await anInvitation(api, portal);
    api.advanceHours(7 * 24);
    expect((await join(token)).status).toBe(204);
  });
});

test.each([
  [chrome, "Chrome, Android"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Windows"],
  ["<script>", null],
  [null, null],
])("the browser of %j is %j", (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});
