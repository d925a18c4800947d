import { beforeAll, describe, expect, test } from "vitest";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aFileForm } from "#api/testing/data/aFile.ts";
import { aPicture } from "#api/testing/data/aPicture.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aJoiningAgency, aRegistration } from "#api/testing/data/aRegistration.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { sendReminders } from "#api/messaging/reminders/sendReminders.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let addressCount = 0;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });

  const register = async (body: object, from = api) => {
    const origin = api.config.portalUrl ?? "";
    // Registrations are limited per network address.
    const address = `198.51.101.${(addressCount += 1)}`;
    const cookie = await from.earnPass(address);
    return from.request("/api/register-supplier", { body, cookie, address, headers: { origin } });
  };
  const decide = (id: string, reason: string | null = null) =>
    portal.call("admin", `/api/decide-supplier/${id}`, { body: { reason } });

  test("a person with an unconfirmed address cannot send mails, store files or have calendars read", async () => {
    const body = aRegistration();
    const cookie = cookieOf(await register(body));
    const call = (path: string, options = {}) => portal.request(path, { cookie, method: "POST", ...options });
    const { id } = (await portal.request("/api/supplier-access/own", { cookie })).json;
    const car = await portal.aCar({ supplier_id: id });
    const invited = `invited.${body.email}`;
    const calls = {
      invite: () => call("/api/invite-to-team/own", { body: { email: invited, role: "desk" } }),
      document: () => call("/api/hand-in-document/own/rc", { body: aFileForm() }),
      photo: async () => call(`/api/add-car-photo/own/${car.id}`, { body: await aPicture() }),
      calendar: () =>
        call("/api/add-calendar-source/own", {
          body: { carId: car.id, name: "Other site", address: "https://calendar.example/a.ics" },
        }),
    };
    for (const [name, send] of Object.entries(calls)) {
      const { status, json } = await send();
      expect([name, status, json.code]).toEqual([name, 403, "address_unconfirmed"]);
    }
    expect(await mailsTo(api, invited)).toEqual([]);
  });

  test("[JN1] [JN3] [JN4] an agency registers, prepares, applies, is refused, applies again and is accepted", async () => {
    const { db } = database();
    const body = aRegistration();
    const registered = await register(body);
    expect([registered.status, registered.json.type]).toEqual([200, "supplier"]);
    let cookie = cookieOf(registered);
    expect(cookie).toContain("sayara.portal.session");
    const call = (path: string, options = {}) => portal.request(path, { cookie, ...options });
    const checklist = async () => (await call("/api/supplier-checklist/own")).json;
    const gaps = async () =>
      (await checklist()).steps.flatMap((step: { gaps: string[] }) => step.gaps) as string[];
    const submit = () => call("/api/submit-supplier/own", { method: "POST" });
    const { json: access } = await call("/api/supplier-access/own");
    expect(access).toMatchObject({ name: body.agencyName, standing: "pending", role: "owner" });
    expect(await gaps()).toEqual([
      "address_unconfirmed",
      "document_missing",
      "car_missing",
      "price_missing",
      "hours_missing",
      "acceptance_missing",
    ]);
    expect((await submit()).json.code).toBe("checklist_incomplete");

    const link = await linkTo(api, body.email);
    expect(link.page).toBe("/activate");
    expect((await mailsTo(api, body.email))[0]?.text).toContain(`${api.config.portalUrl}/activate?`);
    const { userId, token } = link;
    const activated = await call("/api/activate", { body: { userId, token } });
    expect(activated.status).toBe(200);
    cookie = cookieOf(activated);
    for (const type of ["rc", "matricule_fiscal", "patente", "assurance"])
      await call(`/api/hand-in-document/own/${type}`, { method: "POST", body: aFileForm() });
    const car = await portal.aCar({ supplier_id: access.id });
    await db
      .updateTable("suppliers")
      .set({ opening_hours: JSON.stringify([{ days: ["monday"], opens: "08:00", closes: "18:00" }]) })
      .where("id", "=", access.id)
      .execute();
    expect(await gaps()).toEqual(["acceptance_missing"]);
    expect((await decide(access.id)).json.code).toBe("transition_refused");
    expect((await submit()).json).toMatchObject({ canSubmit: false, reason: null });
    expect((await submit()).json.code).toBe("transition_refused");
    const adminMails = await mailsTo(api, portal.people.admin.email);
    expect(adminMails.map(({ kind }) => kind)).toContain("supplierSubmitted");
    const { json: waiting } = await portal.call("admin", "/api/suppliers-waiting/1/100");
    expect(waiting.items).toContainEqual(
      expect.objectContaining({ id: access.id, taxNumber: body.taxNumber, cars: 1, documentsInReview: 4 }),
    );

    expect(await visibleTo(access.slug, car, body.agencyName)).toEqual([]);
    expect((await decide(access.id, "Assurance au nom d’un autre.")).status).toBe(200);
    expect(await checklist()).toMatchObject({ canSubmit: true, reason: "Assurance au nom d’un autre." });
    const refusals = (await mailsTo(api, body.email)).filter(({ kind }) => kind === "supplierDecided");
    expect(refusals[0]?.text).toContain("Assurance au nom d’un autre.");
    await submit();
    expect((await decide(access.id)).status).toBe(200);
    expect(await visibleTo(access.slug, car, body.agencyName)).toEqual([
      "list",
      "agency",
      "car",
      "sitemap",
      "search",
      "offers",
      "quote",
      "checkout",
    ]);
    const edits = await db
      .selectFrom("supplier_edits")
      .select("action")
      .where("supplier_id", "=", access.id)
      .where("subject", "=", "agency")
      .orderBy("at")
      .execute();
    expect(edits.map(({ action }) => action).toSorted()).toEqual(
      ["registered", "submitted", "refused", "submitted", "accepted"].toSorted(),
    );
  });

  test.each([
    ["resend-link", (email: string) => ["/api/resend-link", { body: { email } }] as const],
    [
      "resend/frontend",
      (email: string) => [`/api/resend/frontend/${email}/false`, { method: "POST" }] as const,
    ],
    [
      "resend/backend",
      (email: string) => [`/api/resend/backend/${email}/false`, { method: "POST" }] as const,
    ],
  ])(
    "[JN1] a link requested again (%s) opens the portal and signs in there, even on another device",
    async (_name, requestOf) => {
      const body = aRegistration();
      await register(body);
      api.advanceHours(1);
      const [path, options] = requestOf(body.email);
      expect((await api.request(path, options)).status).toBe(200);
      const mails = await mailsTo(api, body.email);
      expect(mails.map(({ kind }) => kind)).toEqual(["addressConfirmation", "addressConfirmation"]);
      for (const { text } of mails) expect(text).toContain(`${api.config.portalUrl}/activate?`);

      const link = await linkTo(api, body.email);
      const { userId, email, token } = link;
      const { checkLink } = accountCalls(() => api);
      expect((await checkLink(link, "backend")).status).toBe(200);
      const origin = { origin: api.config.portalUrl ?? "" };
      const withoutPassword = await api.request("/api/activate", {
        body: { userId, token },
        headers: origin,
      });
      expect(withoutPassword.json.fields).toEqual({ password: "required" });
      const password = "une autre tasse bleue";
      const activated = await api.request("/api/activate", {
        body: { userId, token, password },
        headers: origin,
      });
      expect(activated).toMatchObject({ status: 200, json: { email, type: "supplier", verified: true } });
      const cookie = cookieOf(activated);
      expect(cookie).toContain("sayara.portal.session");
      expect((await portal.request("/api/supplier-access/own", { cookie })).json.name).toBe(body.agencyName);
      const used = await api.request("/api/activate", { body: { userId, token, password }, headers: origin });
      expect(used.status).toBe(204);
      expect((await checkLink(link, "backend")).status).toBe(204);
    },
  );

  test("[JN4] only an administrator decides about an agency, only once, and only after it has applied", async () => {
    const { db } = database();
    const { agency: preparing } = await aJoiningAgency(db);
    const { agency, owner } = await aJoiningAgency(db, { submitted_at: new Date("2026-11-02T00:00:00Z") });
    expect((await decide(preparing.id)).json.code).toBe("transition_refused");
    const path = `/api/decide-supplier/${agency.id}`;
    const cookie = await portal.signIn(owner);
    const byOwner = await portal.request(path, { cookie, body: { reason: null } });
    expect(byOwner.json.code).toBe("not_allowed");
    expect((await decide(agency.id, " ")).json.code).toBe("invalid_input");
    expect((await decide(agency.id)).status).toBe(200);
    expect((await decide(agency.id)).json.code).toBe("transition_refused");
  });

  test("[JN2] the tax number or name of another agency is refused, unless that agency is unconfirmed", async () => {
    const { db } = database();
    const unconfirmed = aRegistration();
    expect((await register(unconfirmed)).status).toBe(200);
    const same = { agencyName: unconfirmed.agencyName, taxNumber: unconfirmed.taxNumber };
    const first = aRegistration(same);
    expect((await register(first)).status).toBe(200);
    await db
      .updateTable("users")
      .set({ activated_at: new Date() })
      .where("email", "=", first.email)
      .execute();
    const establishment = first.taxNumber.replace("/000", "/001").toLowerCase();
    expect((await register(aRegistration({ taxNumber: establishment }))).json).toMatchObject({
      code: "tax_number_registered",
    });
    const accented = first.agencyName.replace("Jasmin", "JÁSMIN");
    expect((await register(aRegistration({ agencyName: accented }))).json).toMatchObject({
      code: "agency_name_registered",
    });
    expect((await register(aRegistration({ email: first.email }))).json.code).toBe("email_registered");
    const wrong = { agencyName: "<script>", taxNumber: "12", city: "\u200B", phone: "x" };
    const { status, json } = await register(aRegistration(wrong));
    expect(status).toBe(400);
    expect(json.fields).toEqual({
      agencyName: "text_invalid",
      taxNumber: "tax_number_invalid",
      city: "required",
      phone: "phone_invalid",
    });
  });

  test("if registered addresses are secret, a registration with a registered address gets the same response", async () => {
    const env = { REVEAL_REGISTERED_EMAILS: "false" };
    const secret = createTestApp(database().db, { env });
    const known = await aUser(database().db);
    const identity = aRegistration();
    const taken = await register({ ...identity, email: known.email }, secret);
    const free = await register(identity, secret);
    for (const { status, text, headers } of [taken, free])
      expect([status, text, headers.getSetCookie()]).toEqual([202, "", []]);
    const mails = await mailsTo(secret, known.email);
    expect(mails.map(({ kind }) => kind)).toEqual(["alreadyRegistered"]);
    expect(mails[0]?.text).toContain(`${secret.config.portalUrl}/sign-in`);
    expect((await mailsTo(secret, identity.email)).map(({ kind }) => kind)).toEqual(["addressConfirmation"]);
    // A later registration with the same name and tax number also gets this response.
    const later = aRegistration({ agencyName: identity.agencyName, taxNumber: identity.taxNumber });
    expect((await register(later, secret)).status).toBe(202);
  });

  test("[NO4] a joining agency is reminded to add its first car", async () => {
    const { owner, car } = await aJoiningAgency(database().db);
    await database()
      .db.updateTable("cars")
      .set({ deleted_at: new Date() })
      .where("id", "=", car.id)
      .execute();
    await sendReminders(api.dependencies);
    expect((await mailsTo(api, owner.email)).map(({ kind }) => kind)).toEqual(["reminder"]);
  });

  /** Returns the names of the drivers' calls that show an agency or book its car. */
  async function visibleTo(slug: string, car: { id: string; slug: string }, name: string): Promise<string[]> {
    const place = portal.tunis.slug;
    const dates = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-04T10:00:00+01:00" };
    const search = { pickupLocation: place, ...dates, language: "fr" };
    const order = aCheckout({ car, tunis: portal.tunis });
    const { rental } = order;
    const calls: Record<string, () => Promise<boolean>> = {
      list: () => shows(`/api/suppliers/1/100?s=${encodeURIComponent(name)}`, slug),
      agency: async () => (await api.request(`/api/supplier/${slug}`)).status === 200,
      car: async () => (await api.request(`/api/car/${car.slug}/fr`)).status === 200,
      sitemap: () => shows("/api/car-slugs/1", car.slug),
      search: () => shows("/api/frontend-cars/1/100", car.slug, search),
      offers: async () => {
        const { json } = await api.request("/api/location-offers");
        const offers = json as { slug: string; cars: number }[];
        return (offers.find((offer) => offer.slug === place)?.cars ?? 0) > 1;
      },
      quote: async () =>
        (await api.request("/api/quote", { body: { ...rental, language: "fr" } })).status === 200,
      checkout: async () => {
        const { status, json } = await api.checkOut(order);
        return status !== 422 || json.code !== "car_unavailable";
      },
    };
    const visible: string[] = [];
    for (const [call, isVisible] of Object.entries(calls)) if (await isVisible()) visible.push(call);
    return visible;
  }

  async function shows(path: string, slug: string, body?: object): Promise<boolean> {
    return (await api.request(path, body && { body })).text.includes(slug);
  }
});
