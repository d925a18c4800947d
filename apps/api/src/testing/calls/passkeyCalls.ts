import type { TestApp } from "#api/testing/createTestApp.ts";
import { createAuthenticator } from "#api/testing/standIns/createAuthenticator.ts";
import { goodPassword } from "../data/aCatalogue.ts";
import { anAuthenticator } from "../data/anAuthenticator.ts";
import { aChallenge, aPasskey } from "../data/aPasskey.ts";
import { aPerson } from "../data/aPerson.ts";
import type { ValidCall } from "./ValidCall.ts";

/**
 * Returns a valid request for each endpoint of passkeys, recovery codes and of one's own sessions. Each write has its own
 * person.
 */
export async function passkeyCalls(api: TestApp): Promise<Record<string, ValidCall>> {
  const { origin, rpId } = { origin: api.config.webUrl, rpId: api.config.passkeys.domain };
  const body = { password: goodPassword };
  const cookie = async () => (await aPerson(api)).cookie;
  const adding = await cookie();
  const { json: creation } = await api.request("/api/prepare-passkey", { body, cookie: adding });
  const registration = createAuthenticator({ origin, rpId }).register(creation);
  const removing = await cookie();
  await aPasskey(api, removing);
  const { id: passkeyId, authenticator } = await aPasskey(api, removing);
  const signingIn = await aPasskey(api, await cookie());
  const listing = await cookie();
  await aPasskey(api, listing);
  const ending = await aPerson(api);
  await api.sessionOf(ending);
  const { json } = await api.request("/api/own-sessions", { cookie: ending.cookie });
  const other = json.items.find(({ isThis }: { isThis: boolean }) => !isThis);
  const recovering = await cookie();
  const { recoveryCodes } = await anAuthenticator(api, (path, options) =>
    api.request(path, { ...options, cookie: recovering }),
  );
  const passkey = authenticator.use(await aChallenge(api));
  return {
    addPasskey: { cookie: adding, body: { name: "Pixel 9", registration } },
    endOtherSessions: { cookie: await cookie() },
    endOwnSession: { cookie: ending.cookie, params: { sessionId: other.id } },
    makeRecoveryCodes: { cookie: recovering, body: { ...body, factorCode: recoveryCodes[0] } },
    ownSessions: { cookie: await cookie() },
    passkeyChallenge: {},
    passkeys: { cookie: listing },
    preparePasskey: { cookie: await cookie(), body },
    removePasskey: { cookie: removing, params: { passkeyId }, body: { passkey } },
    signInWithPasskey: {
      body: { assertion: signingIn.authenticator.use(await aChallenge(api)), stayConnected: true },
    },
  };
}
