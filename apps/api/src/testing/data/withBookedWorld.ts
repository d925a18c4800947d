import { beforeAll } from "vitest";
import type { OpenDatabase } from "#api/database/connection/openDatabase.ts";
import { aBookedWorld } from "./aBookedWorld.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailKindsAbout } from "#api/testing/standIns/mailbox.ts";
import { type Engine, withDatabase } from "#api/testing/withDatabase.ts";

type BookedWorld = Awaited<ReturnType<typeof aBookedWorld>>;

export interface BookedWorldFixture {
  api: TestApp;
  world: BookedWorld;
  /** Returns the mails about a booking to one of the people. */
  mailsAbout: (role: keyof BookedWorld["people"], id: string) => ReturnType<typeof mailKindsAbout>;
}

/** Creates agencies, people and bookings for the tests of a `describe`, and passes them to `onReady`. */
export function withBookedWorld(
  engine: Engine,
  onReady: (fixture: BookedWorldFixture) => void,
): () => OpenDatabase {
  const database = withDatabase(engine);
  beforeAll(async () => {
    const { db } = database();
    const api = createTestApp(db);
    const world = await aBookedWorld(api, db);
    onReady({
      api,
      world,
      mailsAbout: async (role, id) =>
        mailKindsAbout(api, world.people[role].email, (await world.read(id)).reference),
    });
  }, 120_000);
  return database;
}
