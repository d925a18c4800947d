import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isStrongSecret } from "@sayara/domain/config/isStrongSecret";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { issueStatement } from "#api/money/statements/issueStatement.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { aPayout } from "#api/testing/data/aPayout.ts";
import { fillFolder } from "#api/testing/template/fillFolder.ts";
import { createTestDatabase, hasPostgres, usualEngines } from "#api/testing/withDatabase.ts";
import { konnectGateway } from "#api/gateways/konnectGateway.ts";
import { readConfig } from "#api/server/config/readConfig.ts";
import { createProgram } from "./createProgram.ts";
import { rehearsePayments } from "./rehearsePayments.ts";

/** Time at which every account below is created. */
const now = new Date();
const folder = mkdtempSync(join(tmpdir(), "sayara-operator-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command. Returns its output, or the message of its failure. */
async function run(
  argv: readonly string[],
  { env = {}, input }: { env?: Record<string, string>; input?: string } = {},
): Promise<{ printed: string[]; noted: string[]; failure?: string }> {
  const printed: string[] = [];
  const noted: string[] = [];
  const program = createProgram({
    env: { DATA_DIR: join(folder, "data"), ...env },
    clock: () => new Date(),
    randomBytes,
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    readLine: () => Promise.resolve(input),
  });
  try {
    await program.parseAsync(argv, { from: "user" });
    return { printed, noted };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { printed, noted, failure: error.message };
  }
}

test("secrets are strong, distinct, and new each time", async () => {
  const [first, second] = [await run(["secrets"]), await run(["secrets"])];
  const values = [...first.printed, ...second.printed].map((line) => line.split("=")[1] ?? "");
  expect(first.printed.map((line) => line.split("=")[0])).toEqual([
    "SECRET",
    "WEB_SERVER_SECRET",
    "DATABASE_PASSWORD",
    "STORAGE_SECRET_KEY",
  ]);
  expect(values.every(isStrongSecret)).toBe(true);
  expect(new Set(values).size).toBe(8);
  // The password is part of DATABASE_URL. The storage key is an argument of `mc`, where a leading `-` would start an
  // option.
  for (const value of [...values.slice(2, 4), ...values.slice(6)]) expect(value).toMatch(/^[0-9a-f]{40}$/);
});

test.each([
  [["users"], "unknown command 'users'"],
  [["user", "block", "a@b.tn"], "required option '--reason <text>' not specified"],
  [["user", "list", "--type", "pilot"], "Allowed choices are admin, supplier, user."],
  [["user", "list", "--limit", "many"], "--limit"],
  [["commission", "2026-13"], '<month> has the wrong form; it is "2026-13".'],
  [["ledger", "record", "gift", "carthage", "10", "--reference", "x"], "<kind>"],
  [["ledger", "record", "payout", "carthage", "-10", "--reference", "x"], "<amount> must be above 0."],
  [["ledger", "record", "payout", "carthage", "1.005", "--reference", "x"], "<amount> has the wrong form"],
  [["ledger", "record", "correction", "carthage", "0", "--reference", "x"], "<amount>"],
  [["ledger", "record", "payout", "carthage", "10"], "required option '--reference <text>' not specified"],
  [["catalogue", "import", "none.csv"], "none.csv is not a file that can be read."],
])("rejects %j: %s", async (argv, message) => {
  const { failure, noted } = await run(argv);
  expect([failure, ...noted].join("\n")).toContain(message);
});

test("rejects a wrong configuration with the variable's name, and doctor says what to do", async () => {
  const env = { MODE: "production", DATABASE_URL: "mysql://x" };
  expect((await run(["user", "list"], { env })).failure).toContain(
    "DATABASE_URL must start with postgres://",
  );
  const { printed, failure } = await run(["doctor"], { env });
  expect(printed.join("\n")).toMatch(/✗ configuration: .*\n.*DATABASE_URL must start with postgres:/);
  expect(printed.join("\n")).toContain("→ Set the named variables; `pnpm sayara secrets` makes secrets.");
  expect(failure).toBe("1 of 1 checks failed.");
});

test("on the built-in database, a command reads what an earlier command wrote", async () => {
  const env = { DATA_DIR: join(folder, "built-in") };
  await fillFolder(env.DATA_DIR, {});
  const account = ["--email", "rim@sayara.tn", "--name", "Rim Ayari", "--password-stdin"];
  await run(["admin", "create", ...account], { env, input: "dattes-et-figues" });
  const { printed } = await run(["user", "list", "--type", "admin"], { env });
  expect(printed.join("\n")).toContain("rim@sayara.tn");
});

describe.each(usualEngines)("on %s", (engine) => {
  const data = join(folder, engine);
  let env: Record<string, string> = { DATA_DIR: data };
  let drop = () => Promise.resolve();
  beforeAll(async () => {
    if (engine === "pglite") return fillFolder(data, {});
    const created = await createTestDatabase({});
    drop = created.drop;
    env = { DATABASE_URL: created.url, DATA_DIR: data };
  });
  afterAll(() => drop());

  /** Runs a function on the database between two commands. */
  async function inDatabase<Result>(
    work: (api: ReturnType<typeof createTestApp>) => Promise<Result>,
  ): Promise<Result> {
    const openedDatabase = await openDatabase(
      env["DATABASE_URL"] === undefined ? { folder: data } : { url: env["DATABASE_URL"] },
    );
    try {
      await migrateDatabase(openedDatabase.db);
      return await work(createTestApp(openedDatabase.db, { now: now.toISOString() }));
    } finally {
      await openedDatabase.close();
    }
  }
  const signIn = (email: string, password: string) =>
    inDatabase(async ({ request }) => {
      const { status } = await request("/api/sign-in/frontend", { body: { email, password } });
      return status;
    });

  test("commands fill an empty marketplace, and its staff sign in", async () => {
    const file = join(folder, `${engine}.jsonl`);
    const placeRecord = {
      type: "place",
      id: "p1",
      kind: "city",
      position: { latitude: 36.8, longitude: 10.2 },
    };
    writeFileSync(file, JSON.stringify({ ...placeRecord, names: { fr: "Tunis" } }));
    const imported = await run(["catalogue", "import", file], { env });
    expect(imported.printed).toEqual(["places: 1 new, 0 changed, 0 unchanged", "The catalogue is imported."]);

    const admin = [
      "admin",
      "create",
      "--email",
      "Admin@Sayara.tn",
      "--name",
      "Rim Ayari",
      "--password-stdin",
    ];
    expect((await run(admin, { env, input: "" })).failure).toContain("The password must have 6 to 200");
    expect((await run(admin, { env, input: "123456" })).failure).toBe("The password is too easy to guess.");
    const created = await run(admin, { env, input: "dattes-et-figues" });
    expect(created.printed).toEqual(["Admin@Sayara.tn is an administrator."]);
    expect(await signIn("admin@sayara.tn", "dattes-et-figues")).toBe(200);
    expect((await run(admin, { env, input: "dattes-et-figues" })).failure).toBe(
      "admin@sayara.tn is registered already.",
    );

    const agency = ["agency", "create", "--name", "Étoile Auto", "--phone", "71 123 456"];
    const contactOptions = ["--email", "etoile@example.tn", "--contact", "Anis Dridi"];
    expect((await run([...agency, ...contactOptions, "--place", "sfax"], { env })).failure).toBe(
      "No place has the slug sfax.",
    );
    const createdAgency = await run([...agency, ...contactOptions, "--place", "tunis"], { env });
    expect(createdAgency.printed[0]).toContain("The agency etoile-auto is created.");
    const { mails, suppliers } = await inDatabase(async ({ dependencies: { db }, request }) => ({
      mails: await db.selectFrom("outbox").select(["kind", "recipient_address"]).execute(),
      suppliers: (await request("/api/suppliers/1/10")).json.items,
    }));
    expect(mails).toEqual([{ kind: "accountActivation", recipient_address: "etoile@example.tn" }]);
    expect(suppliers).toEqual([expect.objectContaining({ slug: "etoile-auto", name: "Étoile Auto" })]);
    const invitation = [
      "agency",
      "invite",
      "etoile-auto",
      "--email",
      "desk@example.tn",
      "--name",
      "Asma Sassi",
    ];
    expect(
      (await run([...invitation, "--password-stdin"], { env, input: "figues-et-dattes" })).printed,
    ).toEqual(["desk@example.tn is staff of etoile-auto."]);
    expect(await signIn("desk@example.tn", "figues-et-dattes")).toBe(200);
  });

  test("a blocked account is signed out, its reason is logged, and it can sign in once unblocked", async () => {
    const block = ["user", "block", "desk@example.tn", "--reason", "unpaid commission"];
    expect((await run(block, { env })).printed).toEqual(["desk@example.tn: active → blocked"]);
    expect((await run(block, { env })).failure).toBe("desk@example.tn is blocked already.");
    expect(await signIn("desk@example.tn", "figues-et-dattes")).toBe(403);
    const blockedList = await run(["user", "list", "--status", "blocked"], { env });
    expect(blockedList.printed).toEqual([
      `desk@example.tn\tAsma Sassi\tsupplier\tblocked\t${now.toISOString().slice(0, 10)}\tunpaid commission`,
    ]);
    expect(blockedList.noted).toEqual(["1 account"]);
    const followUp = await run(["user", "follow-up", "desk@example.tn", "--reason", "call"], { env });
    expect(followUp.failure).toBe("desk@example.tn is blocked: unblock it first.");
    expect(await signIn("desk@example.tn", "figues-et-dattes")).toBe(403);
    await run(["user", "unblock", "desk@example.tn", "--reason", "paid"], { env });
    expect(await signIn("desk@example.tn", "figues-et-dattes")).toBe(200);
    await run(["user", "follow-up", "desk@example.tn", "--reason", "call on Monday"], { env });
    expect(
      await inDatabase(({ dependencies: { db } }) =>
        db
          .selectFrom("client_actions")
          .select(["type", "note", "status"])
          .orderBy("created_at")

          .execute(),
      ),
    ).toEqual([
      { type: "block", note: "unpaid commission", status: "blocked" },
      { type: "unblock", note: "paid", status: "active" },
      { type: "note", note: "call on Monday", status: "needs_follow_up" },
    ]);
  });

  test("the ledger records money that moved between an agency and the marketplace, and is compared with the bookings", async () => {
    const record = (...argv: string[]) => run(["ledger", "record", ...argv, "--reference", "VIR 7"], { env });
    expect((await record("payout", "no-agency", "10")).failure).toBe("There is no agency no-agency.");
    expect((await record("agency_payment", "etoile-auto", "120.5")).printed).toEqual([
      "Recorded. The balance of etoile-auto is 120.5 TND.",
    ]);
    expect((await record("correction", "etoile-auto", "20.5")).printed).toEqual([
      "Recorded. The balance of etoile-auto is 141 TND.",
    ]);
    const balances = await run(["ledger", "balances"], { env });
    expect(balances.printed).toEqual(["etoile-auto\t141 TND\t0 TND"]);
    const check = await run(["ledger", "check"], { env });
    expect(check.failure).toBeUndefined();
    expect(check.printed).toEqual(["agency\t141 TND", "desk\t-120.5 TND", "marketplace\t-20.5 TND"]);
    expect(check.noted).toEqual(["0 bookings compared"]);
  });

  test("[LG6] [PO3] the ledger command refuses a payout that is already in a bank file, and the return of a payout", async () => {
    const record = (kind: string) =>
      run(["ledger", "record", kind, "etoile-auto", "10", "--reference", "VIR 8"], { env });
    expect((await record("payout_return")).failure).toContain("<kind>");
    await inDatabase(async (api) => {
      const { db } = api.dependencies;
      const supplier = await db
        .selectFrom("suppliers")
        .select(["id", "slug", "name", "tax_number"])
        .where("slug", "=", "etoile-auto")
        .executeTakeFirstOrThrow();
      const month = dateInZone(now, api.config.business.timeZone).slice(0, 7);
      const statementId = await inTransaction(db, async (transaction) => {
        const statement = await issueStatement(transaction, supplier, { month, config: api.config, now });
        return statement?.id ?? "";
      });
      await aPayout({ api, db }, { supplierId: supplier.id, statementId });
    });
    expect((await record("payout")).failure).toContain("A payout to etoile-auto is in a file for the bank");
    expect((await record("agency_payment")).failure).toBeUndefined();
    await inDatabase(({ dependencies: { db } }) =>
      db.updateTable("payouts").set({ state: "cancelled", ended_at: now }).execute(),
    );
    expect((await record("payout")).failure).toBeUndefined();
  });

  test.runIf(engine === "postgres")(
    "[LG6] a recorded movement waits for a concurrent change to the agency's balance",
    async () => {
      const recorded = await inDatabase(async ({ dependencies: { db } }) => {
        const { id } = await db
          .selectFrom("suppliers")
          .select("id")
          .where("slug", "=", "etoile-auto")
          .executeTakeFirstOrThrow();
        const before = await db.selectFrom("ledger").select("id").execute();
        return inTransaction(db, async (transaction) => {
          await lockInOrder(transaction, [supplierLock(id)]);
          const recording = run(["ledger", "record", "correction", "etoile-auto", "1", "--reference", "x"], {
            env,
          });
          const first = await Promise.race([recording, setTimeout(3000, "waits")]);
          const after = await db.selectFrom("ledger").select("id").execute();
          return { first, added: after.length - before.length, recording };
        });
      });
      expect(recorded).toMatchObject({ first: "waits", added: 0 });
      expect((await recorded.recording).failure).toBeUndefined();
    },
  );

  test("rejects blocking the last administrator and an unknown address", async () => {
    expect((await run(["user", "block", "admin@sayara.tn", "--reason", "x"], { env })).failure).toBe(
      "The last administrator can't be blocked. Create another one first.",
    );
    expect((await run(["user", "block", "nobody@sayara.tn", "--reason", "x"], { env })).failure).toBe(
      "No account has the address nobody@sayara.tn.",
    );
  });

  test("a search for accounts reads its terms as literal text", async () => {
    expect((await run(["user", "list", "--search", "AYARI"], { env })).printed).toHaveLength(1);
    expect((await run(["user", "list", "--search", "%"], { env })).printed).toEqual([]);
  });

  test("an export never overwrites a file, and imports back to the same catalogue", async () => {
    const path = join(folder, `${engine}-export.jsonl`);
    expect((await run(["catalogue", "export", path], { env })).printed).toEqual([
      `2 records are in ${path}.`,
    ]);
    expect((await run(["catalogue", "export", path], { env })).failure).toBe(
      `${path} exists or can't be written.`,
    );
    expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(2);
    expect((await run(["catalogue", "import", path, "--dry-run"], { env })).printed.at(-1)).toBe(
      "Nothing was changed: this was a dry run.",
    );
  });

  test("doctor names each missing part and how to fix it", async () => {
    const { printed, failure } = await run(["doctor"], { env });
    const text = printed.join("\n");
    expect(text).toMatch(/✓ database: PostgreSQL \d+/);
    expect(text).toContain("✗ catalogue: 0 cars\n  → Fill it: `pnpm sayara catalogue import FILE`.");
    expect(text).toContain("✓ accounts: 1 administrators can sign in");
    expect(text).toMatch(/✓ storage: the data folder keeps files; [\d.]+ GB are free/);
    expect(failure).toMatch(/^1 of \d+ checks failed\.$/);
    expect(existsSync(join(data, "files", "0000000000000000-doctor.webp"))).toBe(false);
  });

  test("doctor counts dead mails separately from late ones, and says how to send them again", async () => {
    const mailsOf = async () => {
      const { printed } = await run(["doctor"], { env });
      return printed.slice(printed.findIndex((line) => line.includes("have waited")));
    };
    const updateMails = (sent_at: Date | null, dead_at: Date | null) =>
      inDatabase(({ dependencies: { db } }) =>
        db
          .updateTable("outbox")
          .set({ created_at: new Date(now.getTime() - 3_600_000), sent_at, dead_at })
          .execute(),
      );
    await inDatabase(({ dependencies: { db } }) =>
      db.deleteFrom("outbox").where("kind", "<>", "accountActivation").execute(),
    );
    await updateMails(null, now);
    expect((await mailsOf()).slice(0, 3)).toEqual([
      "✓ mail: 0 mails have waited for more than ten minutes",
      "✗ mail: 1 mails were given up",
      "  → Mend what `last_error` in the table outbox names, then send them again: UPDATE outbox SET dead_at = NULL, attempts = 0 WHERE dead_at IS NOT NULL.",
    ]);
    await updateMails(null, null);
    expect((await mailsOf()).slice(0, 3)).toEqual([
      "✗ mail: 1 mails have waited for more than ten minutes",
      "  → Check SMTP_URL, and that an API process runs: it sends them.",
      "✓ mail: 0 mails were given up",
    ]);
  });

  test("exports and deletes an account by its address, and a dry run changes nothing", async () => {
    const exported = await run(["user", "export", "desk@example.tn"], { env });
    expect(JSON.parse(exported.printed.join("\n"))).toMatchObject({
      account: { email: "desk@example.tn", fullName: "Asma Sassi", agency: "Étoile Auto" },
    });
    const dryRun = await run(["user", "delete", "desk@example.tn", "--dry-run"], { env });
    expect(dryRun.noted).toEqual(["desk@example.tn would be deleted; nothing is changed"]);
    expect(await signIn("desk@example.tn", "figues-et-dattes")).toBe(200);
    const deleted = await run(["user", "delete", "desk@example.tn"], { env });
    expect(deleted.noted).toEqual(["desk@example.tn is deleted"]);
    expect(deleted.printed[1]).toMatch(/^kept\t0 bookings until ten years after their year/);
    expect(await signIn("desk@example.tn", "figues-et-dattes")).toBe(204);
    expect((await run(["user", "list", "--search", "desk"], { env })).printed).toEqual([]);
    expect((await run(["user", "delete", "desk@example.tn"], { env })).failure).toBe(
      "No account has the address desk@example.tn.",
    );
    expect((await run(["user", "delete", "admin@sayara.tn"], { env })).failure).toBe(
      "The last administrator can't be deleted. Create another one first.",
    );
  });
});

test("doctor reports an unresponsive database and mail server, without their passwords", async () => {
  const env = {
    DATABASE_URL: "postgres://sayara:hidden@127.0.0.1:1/sayara",
    SMTP_URL: "smtp://sayara:hidden@127.0.0.1:1",
  };
  const { printed, failure } = await run(["doctor"], { env });
  expect(printed.join("\n")).toMatch(/✗ database: .*\n  → Check that PostgreSQL runs/);
  expect(printed.join("\n")).toMatch(/✗ mail: the mail server refuses us \(E/);
  expect([...printed, failure].join("\n")).not.toContain("hidden");
});

test.runIf(hasPostgres)(
  "doctor fails for a demonstration at a public address, but not for one on this machine",
  async () => {
    const database = await createTestDatabase({});
    onTestFinished(database.drop);
    const doctor = async (env: Record<string, string>) =>
      (await run(["doctor"], { env: { DATABASE_URL: database.url, ...env } })).printed.join("\n");
    const local = { WEB_URL: "http://localhost:3000", PUBLIC_API_URL: "http://localhost:4000" };
    expect(await doctor(local)).not.toContain("MODE is demo at");
    const text = await doctor({ WEB_URL: "https://cars.tn", PUBLIC_API_URL: "https://api.cars.tn" });
    for (const address of ["https://cars.tn", "https://api.cars.tn"])
      expect(text).toContain(
        `✗ configuration: MODE is demo at ${address}: anyone signs in with the demonstration's passwords`,
      );
  },
);

describe("doctor in production", () => {
  const production = {
    MODE: "production",
    DATABASE_URL: "postgres://sayara@127.0.0.1:1/sayara",
    SECRET: "a key of our own that is long enough",
    WEB_SERVER_SECRET: "another key of our own, as long as that",
    SMTP_URL: "smtp://127.0.0.1:1",
    WEB_URL: "https://sayara.tn",
    PUBLIC_API_URL: "https://api.sayara.tn",
    MAIL_FROM: "no-reply@sayara.tn",
    CONTACT_EMAIL: "contact@sayara.tn",
    SITE_OPERATOR: "Sayara SARL, 12 rue de Rome, Tunis, +216 71 123 456, RNE 1234567A",
  };
  const konnect = { KONNECT_API_KEY: "c".repeat(40), KONNECT_WALLET_ID: "5f7a209aeb3f76490ac4a3d1" };
  const configurationOf = async (env: Record<string, string>) => {
    const { printed } = await run(["doctor"], { env: { ...production, ...env } });
    return printed.filter((line) => line.includes(" configuration: "));
  };

  test.each([
    ["CONTACT_EMAIL", "", "CONTACT_EMAIL is an example's address: nobody is reached at sayara.example"],
    ["MAIL_FROM", "", "MAIL_FROM is an example's address: nobody is reached at sayara.example"],
    ["MAIL_FROM", "a@example.com", "MAIL_FROM is an example's address: nobody is reached at example.com"],
    ["SMTP_URL", "smtp://mail:1025", "SMTP_URL is the mail catcher of compose.yaml: no mail reaches anyone"],
    [
      "SITE_OPERATOR",
      "",
      "SITE_OPERATOR is not set: /about, /tos and /privacy name nobody who is responsible",
    ],
    [
      "KONNECT_API_URL",
      "https://pay.sayara.tn/api/v2",
      "KONNECT_API_URL is not Konnect's: payments are rehearsed, and anyone books without paying",
    ],
  ])("fails for %s=%s", async (name, value, message) => {
    const [mode, ...problems] = await configurationOf({ ...konnect, [name]: value });
    expect(mode).toMatch(/^✓ configuration: MODE is production/);
    expect(problems).toEqual([`✗ configuration: ${message}`]);
  });

  test("fails for both addresses if they are example addresses", async () => {
    const env = { WEB_URL: "https://sayara.example", PUBLIC_API_URL: "https://api.sayara.example" };
    expect((await configurationOf(env)).slice(1)).toEqual([
      "✗ configuration: WEB_URL is an example's address: nobody is reached at sayara.example",
      "✗ configuration: PUBLIC_API_URL is an example's address: nobody is reached at api.sayara.example",
    ]);
  });

  test("accepts its own addresses, and any address for a demonstration on this machine", async () => {
    expect(await configurationOf({})).toHaveLength(1);
    const local = { WEB_URL: "http://localhost:3000", PUBLIC_API_URL: "http://localhost:4000" };
    const demo = { MODE: "demo", MAIL_FROM: "", SITE_OPERATOR: "", ...local };
    expect(await configurationOf(demo)).toHaveLength(1);
  });
});

test("rehearses a payment in production mode: first lines for .env, then a page whose button pays", async () => {
  const env = {
    MODE: "production",
    DATABASE_URL: "postgres://sayara@127.0.0.1:1/sayara",
    SECRET: "a key of our own that is long enough",
    WEB_SERVER_SECRET: "another key of our own, as long as that",
    SMTP_URL: "smtp://127.0.0.1:1",
    WEB_URL: "https://www.sayara.tn",
    PUBLIC_API_URL: "https://api.sayara.tn",
  };
  const { printed } = await run(["payment", "rehearse"], { env });
  const lines = printed.slice(1).map((line) => line.split("="));
  expect(lines.map(([name]) => name)).toEqual(["KONNECT_API_KEY", "KONNECT_WALLET_ID", "KONNECT_API_URL"]);
  expect(lines[2]?.[1]).toBe("https://pay.sayara.tn/api/v2");
  const config = readConfig({ ...env, ...Object.fromEntries(lines) });
  expect(config.business.takesOnlinePayments).toBe(true);
  const standIn = await rehearsePayments(config, { port: 0 });
  try {
    const url = `http://127.0.0.1:${standIn.port}/api/v2`;
    const gateway = konnectGateway({
      apiKey: config.payment.konnect?.apiKey ?? "",
      walletId: "rehearsal",
      url,
      webhookUrl: "http://127.0.0.1:1/webhook",
      clock: () => now,
    });
    const { id, url: pageUrl } = await gateway.openSession({
      paymentId: "p1",
      reference: "SY-7K3Q9D",
      amountMillimes: 350_000,
      currency: "TND",
      expiresAt: new Date(now.getTime() + 1_800_000),
      language: "fr",
      description: "Renault Clio",
      returnUrl: "https://www.sayara.tn/checkout-session/1",
      customerEmail: "amina@drivers.example",
    });
    expect(pageUrl).toMatch(/^https:\/\/pay\.sayara\.tn\/pay\?payment_ref=/);
    const local = pageUrl?.replace("https://pay.sayara.tn", `http://127.0.0.1:${standIn.port}`) ?? "";
    expect(await (await fetch(local)).text()).toContain("350 TND : aucun argent ne bouge");
    const paidResponse = await fetch(local, { method: "POST", redirect: "manual" });
    expect(paidResponse.headers.get("location")).toContain("https://www.sayara.tn/checkout-session/1");
    expect(await gateway.readSession(id)).toMatchObject({ state: "paid", amountMillimes: 350_000 });
  } finally {
    await standIn.stop();
  }
  const gatewayConfig = readConfig({ ...env, ...Object.fromEntries(lines), KONNECT_API_URL: "" });
  await expect(rehearsePayments(gatewayConfig, { port: 0 })).rejects.toThrow("Konnect's own address");
});

test("doctor rejects a website and an API on two sites, with the reason", async () => {
  const { printed } = await run(["doctor"], {
    env: { WEB_URL: "https://sayara.tn", PUBLIC_API_URL: "https://sayara-api.tn" },
  });
  expect(printed.join("\n")).toContain("browsers send no session cookie between two");
});
