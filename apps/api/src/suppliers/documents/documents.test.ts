import { MAX_DOCUMENT_BYTES } from "@sayara/domain/validation/DocumentUpload";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aFileForm, aPng } from "#api/testing/data/aFile.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { removeUnusedFiles } from "#api/files/storage/unusedFiles.ts";
import { sendDocumentReminders } from "#api/messaging/reminders/sendDocumentReminders.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

interface ListedDocument {
  id: string;
  version: number;
  isSuperseded: boolean;
}

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });

  const handIn = (
    type: string,
    query: Record<string, string> = {},
    { form = aFileForm(), caller = "owner" }: { form?: FormData; caller?: PortalCaller } = {},
  ) =>
    portal.call(caller, `/api/hand-in-document/own/${type}?${new URLSearchParams(query)}`, {
      method: "POST",
      body: form,
    });
  const decide = (id: string, reason: string | null = null, caller: PortalCaller = "admin") =>
    portal.call(caller, `/api/decide-document/${id}`, { body: { reason } });
  const accept = async (type: string, query: Record<string, string> = {}): Promise<string> => {
    const { json } = await handIn(type, query);
    expect((await decide(json.id)).status).toBe(200);
    return json.id;
  };
  const list = async () => (await portal.call("owner", "/api/supplier-documents/own")).json;
  const aRental = (to: string, car = portal.car.slug) => ({
    car,
    pickupLocation: portal.tunis.slug,
    dropOffLocation: portal.tunis.slug,
    from: "2026-12-01T10:00:00+01:00",
    to,
    options: {},
  });
  const quote = (to: string, car?: string) =>
    api.request("/api/quote", { body: { ...aRental(to, car), language: "fr" } });
  const search = async (to: string) => {
    const { from } = aRental(to);
    const body = { pickupLocation: portal.tunis.slug, from, to, language: "fr" };
    const { json } = await api.request("/api/frontend-cars/1/100", { body });
    return (json.items as { car: { slug: string } }[]).map(({ car }) => car.slug);
  };

  test("[DC3] a rental is offered if it ends on the last valid day of the documents, but not if it ends a day later", async () => {
    // The cars have different ranges, because a search lists similar cars of an agency only once.
    const limited = await portal.aCar({ range: "midi" });
    const free = await portal.aCar({ range: "maxi" });
    const expiresOn = "2026-12-10";
    const { json: document } = await handIn("assurance", { car: limited.id, expiresOn });
    expect(document).toMatchObject({ status: "en_revue", version: 1, expiresOn });
    const [onTheDay, dayAfter] = ["2026-12-10T23:30:00+01:00", "2026-12-11T00:30:00+01:00"];
    // A document in review does not limit rentals.
    expect(await search(dayAfter)).toContain(limited.slug);
    expect((await decide(document.id)).status).toBe(200);
    expect(await search(onTheDay)).toContain(limited.slug);
    expect(await search(dayAfter)).not.toContain(limited.slug);
    expect(await search(dayAfter)).toContain(free.slug);
    expect((await quote(onTheDay, limited.slug)).status).toBe(200);
    const refused = { status: 422, json: { code: "car_unavailable" } };
    expect(await quote(dayAfter, limited.slug)).toMatchObject(refused);
    // The agency's own permit limits all its cars.
    const permit = await accept("autorisation_transport", { expiresOn: "2026-12-05" });
    expect(await search(onTheDay)).toEqual([]);
    expect(await quote(onTheDay, free.slug)).toMatchObject(refused);
    // While a new version is in review, the old one still limits the cars. The accepted one has no expiry date.
    const { json: renewed } = await handIn("autorisation_transport");
    expect(await quote(onTheDay, free.slug)).toMatchObject(refused);
    await decide(renewed.id);
    expect((await quote(onTheDay, free.slug)).status).toBe(200);
    const { items }: { items: ListedDocument[] } = await list();
    const listed = (id: string) => items.find((item) => item.id === id);
    expect(listed(permit)).toMatchObject({ isSuperseded: true, version: 1 });
    expect(listed(renewed.id)).toMatchObject({ isSuperseded: false, version: 2 });
  });

  test("[DC2] [DR1] a decision is made once, with a reason for a refusal, and the agency is notified", async () => {
    const { json: first } = await handIn("patente", { number: "12" });
    expect((await decide(first.id, null, "owner")).json.code).toBe("not_allowed");
    expect((await decide(first.id, "")).json).toMatchObject({ code: "invalid_input" });
    const reason = "La page 2 manque.";
    expect((await decide(first.id, reason)).json).toMatchObject({ status: "refuse", reason });
    expect((await decide(first.id)).json.code).toBe("transition_refused");
    const mails = await mailsTo(api, portal.people.owner.email);
    expect(mails.filter(({ text }) => text.includes(reason))).toHaveLength(1);
    expect(await mailsTo(api, portal.people.desk.email)).toEqual([]);
    const { json: second } = await handIn("patente", { number: "13" });
    expect(second.version).toBe(2);
    // Replaces the version that is in review, so its first file is deleted.
    const { json: third } = await handIn("patente", { number: "14" });
    expect(third.version).toBe(2);
    expect((await decide(second.id)).status).toBe(404);
    expect(await removeUnusedFiles(api.dependencies)).toBe(1);
    await decide(third.id);
    const { status } = await portal.call("owner", `/api/supplier-document-file/own/${third.id}`);
    expect(status).toBe(200);
    const notices = await database()
      .db.selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", portal.people.owner.id)
      .execute();
    expect(notices.map(({ kind }) => kind)).toContain("document_refused");
    // An acceptance can be withdrawn.
    expect((await decide(third.id, "Illisible.")).json.status).toBe("refuse");
  });

  test("[DR2] a standard reason keeps its code, and the mail states it in the recipient's language", async () => {
    const { json } = await handIn("autre", { title: "Statutes" });
    const refuse = (body: object) => portal.call("admin", `/api/decide-document/${json.id}`, { body });
    expect((await refuse({ reason: "x", reasonCode: "other" })).json.code).toBe("invalid_input");
    const reason = "The document has expired.";
    expect((await refuse({ reason, reasonCode: "expired" })).json).toMatchObject({
      reason,
      reasonCode: "expired",
    });
    const { items }: { items: { id: string; reasonCode: string }[] } = await list();
    expect(items.find(({ id }) => id === json.id)?.reasonCode).toBe("expired");
    const mails = await mailsTo(api, portal.people.owner.email);
    expect(mails.filter(({ text }) => text.includes("Le document a expiré."))).toHaveLength(1);
    expect(mails.some(({ text }) => text.includes(reason))).toBe(false);
  });

  test("[DC4] a file is sent unchanged, as an attachment, to the agency's staff and to admins", async () => {
    const { json } = await handIn("cnss", {}, { form: aFileForm(await aPng(), "image/png") });
    const file = (caller: PortalCaller, supplier = "own") =>
      portal.call(caller, `/api/supplier-document-file/${supplier}/${json.id}`);
    const { status, headers } = await file("accountant");
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+-cnss-1\.png"$/);
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect((await file("admin", portal.agency.slug)).status).toBe(200);
    expect((await file("rival")).status).toBe(404);
    expect((await file("rival", portal.agency.id)).json.code).toBe("not_allowed");
    expect((await handIn("cnss", {}, { caller: "desk" })).json.code).toBe("not_allowed");
  });

  test("[DC4] a missing, unsupported or too large file is refused with its code; others are stored without being decoded", async () => {
    const heic = new Uint8Array([0, 0, 0, 24, ...Buffer.from("ftypheic\0\0\0\0mif1heic")]);
    const refusalOf = async (form: FormData) => {
      const { status, json } = await handIn("rc", {}, { form });
      return [status, json.fields?.file];
    };
    expect(await refusalOf(new FormData())).toEqual([400, "file_required"]);
    expect(await refusalOf(aFileForm(heic, "image/heic"))).toEqual([415, "file_heic"]);
    expect(await refusalOf(aFileForm(heic, "image/jpeg"))).toEqual([415, "file_heic"]);
    const svg = "<svg xmlns='http://www.w3.org/2000/svg'/>";
    expect(await refusalOf(aFileForm(svg, "image/png"))).toEqual([415, "file_type_invalid"]);
    expect(await refusalOf(aFileForm("<html>", "text/html"))).toEqual([415, "file_type_invalid"]);
    const tooLarge = new Uint8Array(MAX_DOCUMENT_BYTES + 1);
    expect(await refusalOf(aFileForm(tooLarge))).toEqual([413, "file_too_large?megabytes=10"]);
    const pages = Array.from({ length: 5000 }, (_, page) => `${page} 0 obj << /Type /Page >> endobj`);
    const pdf = `%PDF-1.7\n${pages.join("\n")}\n%%EOF`;
    expect((await handIn("rc", {}, { form: aFileForm(pdf) })).status).toBe(200);
    // The header states 60,000 pixels per side, which no decoder would accept.
    const wide = await aPng();
    new DataView(wide.buffer).setUint32(16, 60_000);
    new DataView(wide.buffer).setUint32(20, 60_000);
    expect((await handIn("rc", {}, { form: aFileForm(wide, "image/png") })).status).toBe(200);
  });

  test("the refusal of invalid details names their fields", async () => {
    const fieldsOf = async (type: string, query: Record<string, string>) =>
      (await handIn(type, query)).json.fields;
    expect(await fieldsOf("autre", {})).toEqual({ title: "required" });
    expect(await fieldsOf("autre", { title: "x".repeat(81) })).toEqual({ title: "too_long?max=80" });
    expect(await fieldsOf("rc", { expiresOn: "2026-11-19" })).toEqual({ expiresOn: "document_expired" });
    expect(await fieldsOf("rc", { issuedOn: "2027-01-01" })).toEqual({ issuedOn: "date_invalid" });
    expect(await fieldsOf("rc", { expiresOn: "2027-02-29" })).toEqual({ expiresOn: "date_invalid" });
    expect(await fieldsOf("rc", { car: "x" })).toEqual({ car: "invalid" });
    expect((await handIn("rc", { car: portal.rival.car.id })).json.code).toBe("not_found");
    expect((await handIn("carte_grise")).json.code).toBe("invalid_input");
  });

  test("[DC1] the list names the required documents, and admins see the documents in review, oldest first", async () => {
    await handIn("matricule_fiscal");
    expect((await list()).required).toEqual(["rc", "matricule_fiscal", "patente", "assurance"]);
    const { json } = await portal.call("admin", "/api/documents-waiting/1/100");
    expect(json.total).toBeGreaterThan(1);
    expect(json.items[0].supplier).toEqual({ slug: portal.agency.slug, name: "Agence Caroubier" });
    const times = (json.items as { handedInAt: string }[]).map(({ handedInAt }) => handedInAt);
    expect(times).toEqual(times.toSorted());
    expect((await portal.call("owner", "/api/documents-waiting/1/100")).json.code).toBe("not_allowed");
  });

  test("[DC5] the agency is reminded once each 30, 7 and 1 days before a document expires", async () => {
    const title = `Bail ${engine}`;
    const id = await accept("autre", { title, expiresOn: "2027-05-31" });
    const remindersSent = async () => {
      const mails = await mailsTo(api, portal.people.manager.email);
      return mails.filter(({ kind, text }) => kind === "documentExpires" && text.includes(title)).length;
    };
    const remindedOn = async (day: string) => {
      api.setTime(`${day}T12:00:00Z`);
      const before = await remindersSent();
      await Promise.all([1, 2].map(() => sendDocumentReminders(api.dependencies)));
      return (await remindersSent()) - before;
    };
    expect(await remindedOn("2027-04-30")).toBe(0);
    expect(await remindedOn("2027-05-01")).toBe(1);
    expect(await remindedOn("2027-05-20")).toBe(0);
    expect(await remindedOn("2027-05-24")).toBe(1);
    const newer = { ...(await documentRow(id)), id: crypto.randomUUID(), version: 2, file_key: `copy-${id}` };
    const inReview = { ...newer, status: "en_revue", reviewed_at: null, reviewed_by: null } as const;
    await database().db.insertInto("documents").values(inReview).execute();
    expect(await remindedOn("2027-05-30")).toBe(0);
    await database().db.deleteFrom("documents").where("id", "=", newer.id).execute();
    expect(await remindedOn("2027-05-30")).toBe(1);
    expect(await remindedOn("2027-06-01")).toBe(0);
  });

  function documentRow(id: string) {
    return database().db.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  }
});
