import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { aCarDraft } from "@sayara/domain/testing/aCarDraft";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPicture } from "#api/testing/data/aPicture.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

interface Photo {
  id: string;
  url: string;
}

describe.each(usualEngines)("[FL7] photos of a car on %s", (engine) => {
  const database = withDatabase(engine);
  let folder: string;
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sayara-photos-"));
    api = createTestApp(database().db, { env: { DATA_DIR: folder } });
    portal = await aPortal(api, database().db);
  });
  afterAll(async () => {
    api.dependencies.pictures.close();
    await rm(folder, { recursive: true, force: true });
  });

  const create = async (plate: string) => {
    const body = aCarDraft({ plate, places: [portal.tunis.id] });
    return (await portal.call("owner", "/api/create-car/own", { body })).json as { id: string; slug: string };
  };
  const upload = async (id: string, form?: FormData) =>
    portal.call("owner", `/api/add-car-photo/own/${id}`, { body: form ?? (await aPicture()) });
  const idsOf = (photos: Photo[]) => photos.map(({ id }) => id);
  const imageOf = async (id: string) => {
    const row = await database()
      .db.selectFrom("cars")
      .select("image")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return row.image;
  };
  /** Returns a form with a picture that is red on the left and blue on the right. */
  const twoColours = async () => {
    const left = { create: { width: 100, height: 400, channels: 3, background: "#f01010" } } as const;
    const picture = sharp({ create: { width: 1000, height: 400, channels: 3, background: "#1010f0" } });
    const bytes = await picture
      .composite([{ input: left, gravity: "west" }])
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    return form;
  };

  test("the first photo, cropped around its focal point, is the card's picture, which drivers see once the car is published", async () => {
    const { id, slug } = await create("1 TU 1");
    const { json } = await upload(id, await twoColours());
    const [photo] = json.photos as Photo[];
    expect(json.photos).toMatchObject([{ width: 1000, height: 400, focus: { x: 50, y: 50 } }]);
    const before = (await imageOf(id)) ?? "";
    expect(before).toMatch(/^\/car-photos\/car-[0-9a-f]{32}\.webp$/);
    // Only people of the agency may read the photo of a draft.
    expect((await portal.call("owner", `${photo?.url}?crop=card`)).status).toBe(200);
    expect((await portal.call("rival", photo?.url ?? "")).status).toBe(403);
    expect((await api.request(before)).status).toBe(404);

    const path = `/api/update-car-photo/own/${id}/${photo?.id}`;
    const alt = inAllLanguages({ fr: "Vue de face", en: "", es: "" });
    await portal.call("owner", path, { method: "PUT", body: { focus: { x: 0, y: 50 }, alt } });
    const after = (await imageOf(id)) ?? "";
    expect(after).not.toBe(before);
    await portal.call("owner", `/api/publish-car/own/${id}`, { body: { version: 1 } });
    const response = await api.app.request(after);
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([800, 500]);
    expect([data[0] ?? 0, data[2] ?? 0]).toEqual([
      expect.toSatisfy((red) => red > 200),
      expect.toSatisfy((blue) => blue < 80),
    ]);

    const page = await api.request(`/api/car/${slug}/en`);
    expect(page.json.car.image).toBe(after);
    expect(page.json.photos).toMatchObject([{ width: 1000, alt: "Vue de face" }]);
    expect((await api.request(page.json.photos[0].url)).status).toBe(200);
    await portal.call("owner", `/api/withdraw-car/own/${id}`, { body: { version: 2 } });
    expect((await api.request(after)).status).toBe(404);
  });

  test("photos can be reordered, and later photos move up when one is deleted", async () => {
    const { id } = await create("2 TU 2");
    await upload(id);
    await upload(id);
    const { json } = await upload(id);
    const [a = "", b = "", c = ""] = idsOf(json.photos);
    const first = await imageOf(id);
    const arrange = (photos: string[]) =>
      portal.call("owner", `/api/arrange-car-photos/own/${id}`, { body: { photos } });
    expect(idsOf((await arrange([c, a, b])).json.photos)).toEqual([c, a, b]);
    expect(await imageOf(id)).not.toBe(first);
    for (const wrong of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
    ])
      expect((await arrange(wrong)).json.code).toBe("stale_version");
    const deleted = await portal.call("owner", `/api/delete-car-photo/own/${id}/${c}`, { body: {} });
    expect(idsOf(deleted.json.photos)).toEqual([a, b]);
    expect(await imageOf(id)).toBe(first);
  });

  test("the thirteenth photo is refused before it is processed", async () => {
    const { id } = await create("3 TU 3");
    const key = (kind: string, position: number) => `car-${kind}${String(position).padStart(31, "0")}.webp`;
    const rows = Array.from({ length: 12 }, (_, position) => ({
      car_id: id,
      file_key: key("a", position),
      card_key: key("b", position),
      position,
      width: 1,
      height: 1,
      created_at: new Date(),
    }));
    await database().db.insertInto("car_photos").values(rows).execute();
    expect((await upload(id)).json.code).toBe("too_many_car_photos");
  });

  test("a picture whose header states a width of 60,000 pixels is refused", async () => {
    const { id } = await create("6 TU 3");
    const wide = await sharp({ create: { width: 60_000, height: 2, channels: 3, background: "#101010" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set("image", new File([new Uint8Array(wide)], "wide.png", { type: "image/png" }));
    expect(await upload(id, form)).toMatchObject({
      status: 413,
      json: { code: "too_large", fields: { image: "image_too_complex" } },
    });
  });

  test("a HEIC photo is recognised by its declared type or its content, and refused with its own code", async () => {
    const { id } = await create("4 TU 4");
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
      Buffer.alloc(64),
    ]);
    for (const type of ["image/heic", "", "image/jpeg"]) {
      const form = new FormData();
      form.append("image", new Blob([new Uint8Array(heic)], { type }));
      expect(await upload(id, form)).toMatchObject({
        status: 415,
        json: { code: "unsupported_media", fields: { image: "image_heic" } },
      });
    }
  });
});
