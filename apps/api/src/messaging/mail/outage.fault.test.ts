import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#api/database/inTransaction.ts";
import { deleteExpired } from "#api/server/jobs/deleteExpired.ts";
import { startJobs } from "#api/server/jobs/startJobs.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { addressOf, startMailServer } from "#api/testing/standIns/startMailServer.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { deliverOutbox } from "./deliverOutbox.ts";
import type { MailTransport } from "./MailTransport.ts";
import { postMail } from "./postMail.ts";
import { smtpTransport } from "./smtpTransport.ts";

/** Milliseconds; far more than a sign-up takes, far less than the mail server's timeout. */
const MAX_SIGN_UP_TIME = 4000;

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let transport: MailTransport;
  beforeEach(async () => {
    await database().db.deleteFrom("outbox").execute();
    api = createTestApp(database().db);
    server = await startMailServer();
    const { siteName, mail } = api.config;
    transport = smtpTransport({ smtpUrl: server.url, from: mail.from, siteName });
  });
  afterEach(() => server.stop());

  const signUp = async () => {
    const body = aSignUp();
    const cookie = await api.earnPass();
    const start = performance.now();
    const { status } = await api.request("/api/sign-up", { body, cookie });
    expect(status).toBe(200);
    expect(performance.now() - start).toBeLessThan(MAX_SIGN_UP_TIME);
    return body.email;
  };
  const outbox = () => database().db.selectFrom("outbox").selectAll().execute();
  const recipients = () => server.deliveries.flatMap(({ to }) => to.map(addressOf)).toSorted();

  /** Returns the query of the link to a page, from a mail delivered to an address. */
  const deliveredLink = (to: string, page: string) => {
    const mails = server.deliveries.filter((delivery) => delivery.to.some((line) => line.includes(to)));
    const text = mails.map(({ message }) => decodeMessage(message)).join("\n");
    const links = (text.match(/https?:\/\/[^\s"<]+/g) ?? []).map((link) => new URL(link));
    const link = links.find(({ pathname, search }) => pathname === page && search !== "");
    expect(link).toBeDefined();
    const parameter = (name: string) => link?.searchParams.get(name) ?? "";
    return { userId: parameter("u"), email: parameter("e"), token: parameter("t") };
  };

  test.each(["away", "silent"] as const)(
    "while the mail server is %s requests are served at once, and every mail arrives once after it is back",
    { timeout: 60_000 },
    async (state) => {
      await server.setState(state);
      const stopJobs = startJobs(api.dependencies, { transport, sms: undefined });
      const people = [await signUp()];
      // The job has tried the first mail without success.
      const isTried = async () =>
        state === "silent" ? server.connections() > 0 : (await outbox())[0]?.last_error !== null;
      await expect.poll(isTried, { timeout: 10_000 }).toBe(true);
      people.push(await signUp(), await signUp());
      expect(server.deliveries).toEqual([]);

      await server.setState("up");
      await expect
        .poll(
          async () => {
            api.advanceHours(0.2);
            return (await outbox()).every(({ sent_at }) => sent_at !== null);
          },
          { timeout: 20_000, interval: 500 },
        )
        .toBe(true);
      await stopJobs();
      expect(recipients()).toEqual(people.toSorted());
      expect((await outbox()).every(({ dead_at }) => dead_at === null)).toBe(true);
    },
  );

  test("a two-day outage loses no mail, and a link lasts a day from its delivery", async () => {
    await server.setState("away");
    const [resetEmail, confirmEmail] = [await signUp(), await signUp()];
    const path = `/api/resend/frontend/${encodeURIComponent(resetEmail)}/true`;
    expect((await api.request(path, { method: "POST" })).status).toBe(200);
    for (let hour = 0; hour < 48; hour++) {
      await deliverOutbox(api.dependencies, transport);
      await deleteExpired(api.dependencies.db, api.dependencies.clock());
      api.advanceHours(1);
    }
    await server.setState("up");
    await deliverOutbox(api.dependencies, transport);
    expect(recipients()).toEqual([resetEmail, resetEmail, confirmEmail].toSorted());

    const confirmLink = deliveredLink(confirmEmail, "/activate");
    const resetLink = deliveredLink(resetEmail, "/reset-password");
    const isLinkValid = async ({ userId, email, token }: typeof confirmLink) =>
      (await api.request(`/api/check-token/frontend/${userId}/${encodeURIComponent(email)}/${token}`))
        .status === 200;
    api.advanceHours(23.99);
    expect([await isLinkValid(confirmLink), await isLinkValid(resetLink)]).toEqual([true, true]);
    const { userId, token } = resetLink;
    const body = { userId, token, password: "quelque chose de neuf" };
    expect((await api.request("/api/activate", { body })).status).toBe(200);
    api.advanceHours(0.01);
    expect(await isLinkValid(confirmLink)).toBe(false);
  });

  test("a link revoked while its mail waited stays revoked", async () => {
    await server.setState("away");
    const email = await signUp();
    await deliverOutbox(api.dependencies, transport);
    await database().db.deleteFrom("mailed_tokens").where("email", "=", email).execute();
    api.advanceHours(1);
    await server.setState("up");
    await deliverOutbox(api.dependencies, transport);
    const { userId, token } = deliveredLink(email, "/activate");
    const body = { userId, token, password: "quelque chose de neuf" };
    expect((await api.request("/api/activate", { body })).status).toBe(204);
  });

  test("mails are given up after an outage of three days, but stay in the outbox", async () => {
    await server.setState("away");
    await signUp();
    for (let hour = 0; hour <= 73; hour++) {
      await deliverOutbox(api.dependencies, transport);
      api.advanceHours(1);
    }
    const [unsent] = (await outbox()).filter(({ sent_at }) => sent_at === null);
    expect(unsent).toMatchObject({ dead_at: expect.any(Date), last_error: "ESOCKET" });
    expect(api.logs.filter((line) => line.includes("mail given up"))).toHaveLength(1);
    await server.setState("up");
    expect(await deliverOutbox(api.dependencies, transport)).toBe(0);
    await database().db.updateTable("outbox").set({ dead_at: null }).execute();
    expect(await deliverOutbox(api.dependencies, transport)).toBe(1);
    expect(server.deliveries).toHaveLength(1);
  });

  /** Adds mails to these addresses to the outbox. */
  const postMails = async (addresses: readonly string[]) => {
    const content = { kind: "passwordChanged", name: "Amel", changedAt: api.dependencies.clock() } as const;
    const mails = addresses.map((address) => ({
      to: { name: "Amel", address },
      language: "fr" as const,
      content,
    }));
    await inTransaction(database().db, (transaction) =>
      postMail(transaction, mails, api.dependencies.clock()),
    );
  };
  const others = Array.from({ length: 30 }, (_, index) => `r${index}@other.example`);

  test("a recipient whose SMTP hangs delays only its own mails, and only by 10 seconds", async () => {
    const hangingAddress = "hangs@elsewhere.example";
    server.faults.hangingRecipients.add(hangingAddress);
    await postMails(Array.from({ length: 25 }, () => hangingAddress));
    const stopJobs = startJobs(api.dependencies, { transport, sms: undefined });
    await expect.poll(() => server.connections(), { timeout: 5000 }).toBe(2);
    await postMails(others);
    await expect.poll(recipients, { timeout: 5000 }).toEqual(others.toSorted());
    const failed = async () => (await outbox()).filter(({ last_error }) => last_error === "ETIMEDOUT").length;
    await expect.poll(failed, { timeout: 12_000 }).toBeGreaterThanOrEqual(2);
    await stopJobs();
  }, 60_000);

  test("a mail whose response is lost is sent again by the next attempt, not within the same one", async () => {
    server.faults.dropsResponses = true;
    await postMails(others);
    await deliverOutbox(api.dependencies, transport);
    expect(recipients()).toEqual(others.toSorted());
    server.faults.dropsResponses = false;
    api.advanceHours(0.1);
    await deliverOutbox(api.dependencies, transport);
    expect(recipients()).toEqual([...others, ...others].toSorted());
    const ids = server.deliveries.map(({ message }) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
    expect(new Set(ids).size).toBe(others.length);
  });

  test("five processes send every mail once, over persistent connections", async () => {
    const addresses = Array.from({ length: 150 }, (_, index) => `m${index}@other.example`);
    await postMails(addresses);
    await Promise.all(Array.from({ length: 5 }, () => deliverOutbox(api.dependencies, transport)));
    expect(recipients()).toEqual(addresses.toSorted());
    expect(server.connections()).toBeLessThanOrEqual(10);
    expect(server.connections()).toBeGreaterThan(1);
  });

  test("a hanging mail delays no other and is not sent twice while it hangs", async () => {
    const addresses = [await signUp(), await signUp(), await signUp()];
    const [hangingAddress = ""] = addresses;
    const sent: string[] = [];
    let release = () => {};
    const hang = new Promise<void>((resolve) => {
      release = resolve;
    });
    const transportWithHang: MailTransport = async ({ to }) => {
      if (to.address === hangingAddress) await hang;
      sent.push(to.address);
    };
    const first = deliverOutbox(api.dependencies, transportWithHang);
    await expect.poll(() => sent.toSorted()).toEqual(addresses.slice(1).toSorted());
    expect(await deliverOutbox(api.dependencies, transportWithHang)).toBe(0);
    release();
    expect(await first).toBe(3);
    expect(sent.toSorted()).toEqual(addresses.toSorted());
  });
});

function decodeMessage(message: string): string {
  return message
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
