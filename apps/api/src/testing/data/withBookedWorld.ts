import { beforeAll } from "vitest";
import type { OpenDatabase } from "#api/database/connection/openDatabase.ts";
import { aBookedWorld } from "./aBookedWorld.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailedAbout } from "#api/testing/standIns/mailbox.ts";
import { type Engine, withDatabase } from "#api/testing/withDatabase.ts";

type BookedWorld = Awaited<ReturnType<typeof aBookedWorld>>;

export interface OwnWorld {
  api: TestApp;
  world: BookedWorld;
  /** Returns the mails about a booking to one of the people. */
  mailsAbout: (who: keyof BookedWorld["people"], id: string) => ReturnType<typeof mailedAbout>;
}

/** Creates agencies, people and bookings for the tests of a `describe`, and passes them to `onNew`. */
export function withBookedWorld(engine: Engine, onNew: (own: OwnWorld) => void): () => OpenDatabase {
  const database = withDatabase(engine);
  beforeAll(async () => {
    const { db } = database();
    const api = createTestApp(db);
    const world = await aBookedWorld(api, db);
    onNew({
      api,
      world,
      mailsAbout: async (who, id) =>
        mailedAbout(api, world.people[who].email, (await world.read(id)).reference),
    });
  }, 120_000);
  return database;
}
