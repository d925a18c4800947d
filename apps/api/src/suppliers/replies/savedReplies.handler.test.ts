import { beforeEach, describe, expect, test } from "vitest";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const aReply = { language: "fr", title: "Rendez-vous", text: "Rendez-vous à la porte 2." };

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let portal: TestPortal;
  beforeEach(async () => {
    portal = await aPortal(createTestApp(database().db), database().db);
  });
  const post = (name: string, body: object, caller: PortalCaller = "owner") =>
    portal.call(caller, `/api/${name}/own`, { body });
  const save = (reply: object = {}, rest: object = {}, caller: PortalCaller = "owner") =>
    post("save-reply", { reply: { ...aReply, ...reply }, ...rest }, caller);
  const list = async (caller: PortalCaller = "owner") =>
    (await portal.call(caller, "/api/saved-replies/own")).json.replies;

  test("[MS9] an agency's people add, change and delete replies, which are listed by language and title", async () => {
    await save();
    await save({ language: "en", title: "Meeting place", text: "At gate 2." }, {}, "desk");
    await save({ title: "Caution" });
    const titles = async () => (await list()).map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(["Meeting place", "Caution", "Rendez-vous"]);
    const [, { id }] = await list();
    expect((await save({ title: "La caution" }, { id, version: 1 })).status).toBe(200);
    expect((await save({ title: "Trop tard" }, { id, version: 1 })).json.code).toBe("stale_version");
    expect(await titles()).toEqual(["Meeting place", "La caution", "Rendez-vous"]);
    expect((await post("delete-reply", { id, version: 2 })).json.replies).toHaveLength(2);
    expect((await post("delete-reply", { id, version: 2 })).json.code).toBe("not_found");
  });

  test("[MS9] another agency's replies can be neither listed nor changed, and an accountant can only read", async () => {
    const [{ id }] = (await save()).json.replies;
    expect(await list("rival")).toEqual([]);
    expect((await post("delete-reply", { id, version: 1 }, "rival")).json.code).toBe("not_found");
    expect(await list("accountant")).toHaveLength(1);
    expect((await save({}, {}, "accountant")).json.code).toBe("not_allowed");
  });

  test("[MS9] bad input is refused with the name of its field, and so is a 61st reply", async () => {
    for (const [change, field] of [
      [{ language: "de" }, "reply.language"],
      [{ title: " " }, "reply.title"],
      [{ text: "x".repeat(2001) }, "reply.text"],
    ] as const) {
      const { status, json } = await save(change);
      expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    }
    for (let count = 0; count < 60; count += 1) expect((await save()).status).toBe(200);
    expect((await save()).json.code).toBe("too_many_saved_replies");
  });
});
