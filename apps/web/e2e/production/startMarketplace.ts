import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@sayara/api/database/connection/openDatabase";
import { firstCatalogue } from "@sayara/api/testing/data/firstCatalogue";
import { runSayara } from "@sayara/api/testing/processes/runSayara";
import { startKonnectStandIn } from "@sayara/api/testing/standIns/startKonnectStandIn";
import { startMailServer } from "@sayara/api/testing/standIns/startMailServer";
import { freePort } from "@sayara/tooling-run/servers/ports";
import { startCluster } from "@sayara/tooling-run/testing/postgresCluster";
import { startCommand } from "@sayara/tooling-run/startCommand";
import { startServerProcess } from "@sayara/tooling-run/servers/startServerProcess";
import { makeCertificate } from "./makeCertificate.ts";
import { startTlsProxy, type TlsProxy } from "./startTlsProxy.ts";

export const hosts = {
  web: "sayara-marketplace.tn",
  api: "api.sayara-marketplace.tn",
  konnect: "gateway.konnect.example",
} as const;

export type Marketplace = NonNullable<Awaited<ReturnType<typeof startMarketplace>>>;

/**
 * Starts a marketplace in production mode on an empty PostgreSQL, with the commands in `docs/operate.md`: the
 * API and the built website run behind a proxy that terminates TLS, with stand-ins for the mail server and
 * Konnect. Returns undefined if no PostgreSQL can be started.
 */
export async function startMarketplace() {
  const cluster = await startCluster();
  if (cluster === undefined) return undefined;
  const cleanUps: (() => Promise<unknown>)[] = [() => cluster.stop()];
  const stop = async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), "sayara-production-"));
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const mails = await startMailServer();
    cleanUps.push(mails.stop);

    const [apiPort, webPort] = [await freePort(), await freePort()];
    const [apiUrl, webUrl] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${webPort}`];
    const certificate = await makeCertificate([...Object.values(hosts), "localhost"]);
    const proxy: { current?: TlsProxy } = {};
    const webhooks: (number | undefined)[] = [];
    const apiKey = "k".repeat(40);
    const konnect = await startKonnectStandIn({
      apiKey,
      callWebhook: async (address) => {
        const response = await proxy.current?.call(address);
        webhooks.push(response?.statusCode);
      },
    });
    cleanUps.push(konnect.stop);
    const tls = await startTlsProxy(certificate, {
      [hosts.web]: webUrl,
      [hosts.api]: apiUrl,
      [hosts.konnect]: konnect.url,
      // The API calls Konnect at `localhost`, because only the browser resolves the other hosts.
      localhost: konnect.url,
    });
    proxy.current = tls;
    cleanUps.push(tls.stop);

    const secrets = (await runSayara(["secrets"], { env: {}, folder })).map((line) => line.split("="));
    const shared = {
      MODE: "production",
      HOST: "127.0.0.1",
      WEB_URL: `https://${hosts.web}`,
      PUBLIC_API_URL: `https://${hosts.api}`,
      TRUSTED_PROXIES: "1",
      SITE_OPERATOR: "Sayara SARL, 12 rue de Rome, Tunis",
      LOG_LEVEL: "warn",
      SHUTDOWN_DELAY: "0",
    };
    await writeFile(join(folder, "certificate.pem"), certificate.cert);
    const env: Record<string, string> = {
      ...Object.fromEntries(secrets),
      ...shared,
      DATABASE_URL: cluster.url,
      DATA_DIR: folder,
      SMTP_URL: mails.url,
      MAIL_FROM: `no-reply@${hosts.web}`,
      CONTACT_EMAIL: `contact@${hosts.web}`,
      KONNECT_API_KEY: apiKey,
      KONNECT_WALLET_ID: "5f7a209aeb3f76490ac4a3d1",
      KONNECT_API_URL: `https://localhost:${tls.port}/api/v2`,
      NODE_EXTRA_CA_CERTS: join(folder, "certificate.pem"),
      CAPTCHA_COST: "1",
    };
    for (const [name, content] of Object.entries(firstCatalogue))
      await writeFile(join(folder, name), content);
    await runSayara(["catalogue", "import", ...Object.keys(firstCatalogue)], { env, folder });
    const admin = ["--email", "rim@sayara-marketplace.example", "--name", "Rim Ayari"];
    await runSayara(["admin", "create", ...admin], { env, folder, password: "dattes-et-figues" });
    // Without Konnect: the doctor treats the fake Konnect as a rehearsal and fails.
    const doctor = await runSayara(["doctor"], {
      env: { ...env, KONNECT_API_KEY: "", KONNECT_WALLET_ID: "" },
      folder,
    });

    const lines: string[] = [];
    const start = async (kind: "api" | "web", url: string, serverEnv: Record<string, string | undefined>) => {
      const server = await startServerProcess({
        name: `The ${kind} in production`,
        folder: `apps/${kind}`,
        command: startCommand(kind),
        env: { ...serverEnv, PORT: new URL(url).port },
        readyAt: `${url}/ready`,
        onLine: (line) => void lines.push(line),
      });
      cleanUps.push(() => server.stop());
    };
    await start("api", apiUrl, env);
    // The website needs only its own secret.
    await start("web", webUrl, {
      ...shared,
      WEB_SERVER_SECRET: env["WEB_SERVER_SECRET"],
      API_URL: apiUrl,
    });
    const database = await openDatabase({ url: cluster.url });
    cleanUps.push(() => database.close());
    return {
      webUrl: shared.WEB_URL,
      apiUrl: shared.PUBLIC_API_URL,
      /** Chromium flags that resolve only these hosts and trust their certificate. */
      browserFlags: [
        `--host-resolver-rules=MAP * 127.0.0.1:${tls.port}`,
        `--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
      ],
      db: database.db,
      doctor,
      /** Warnings and errors that the servers logged. */
      lines,
      mails: mails.deliveries,
      /** Statuses of the API's responses to Konnect's webhooks. */
      webhooks,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
