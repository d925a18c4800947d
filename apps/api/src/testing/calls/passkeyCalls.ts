import type { TestApp } from "#api/testing/createTestApp.ts";
import { createAuthenticator } from "#api/testing/standIns/createAuthenticator.ts";
import { goodPassword } from "../data/aCatalogue.ts";
import { anAuthenticator } from "../data/anAuthenticator.ts";
import { aChallenge, aPasskey } from "../data/aPasskey.ts";
import { aPerson } from "../data/aPerson.ts";
import type { ValidCall } from "./ValidCall.ts";

/**
 * Returns a valid request for each endpoint of passkeys, recovery codes and the account's own sessions. Each
 * write uses a different account.
 */
export async function passkeyCalls(api: TestApp): Promise<Record<string, ValidCall>> {
  const { origin, rpId } = { origin: api.config.webUrl, rpId: api.config.passkeys.domain };
  const body = { password: goodPassword };
  const cookie = async () => (await aPerson(api)).cookie;
  const addCookie = await cookie();
  const { json: creation } = await api.request("/api/prepare-passkey", { body, cookie: addCookie });
  const registration = createAuthenticator({ origin, rpId }).register(creation);
  const removeCookie = await cookie();
  await aPasskey(api, removeCookie);
  const { id: passkeyId, authenticator } = await aPasskey(api, removeCookie);
  const signInPasskey = await aPasskey(api, await cookie());
  const listCookie = await cookie();
  await aPasskey(api, listCookie);
  const sessionOwner = await aPerson(api);
  await api.sessionOf(sessionOwner);
  const { json } = await api.request("/api/own-sessions", { cookie: sessionOwner.cookie });
  const otherSession = json.items.find(({ isThis }: { isThis: boolean }) => !isThis);
  const recoveryCookie = await cookie();
  const { recoveryCodes } = await anAuthenticator(api, (path, options) =>
    api.request(path, { ...options, cookie: recoveryCookie }),
  );
  const passkey = authenticator.use(await aChallenge(api));
  return {
    addPasskey: { cookie: addCookie, body: { name: "Pixel 9", registration } },
    endOtherSessions: { cookie: await cookie() },
    endOwnSession: { cookie: sessionOwner.cookie, params: { sessionId: otherSession.id } },
    makeRecoveryCodes: { cookie: recoveryCookie, body: { ...body, factorCode: recoveryCodes[0] } },
    ownSessions: { cookie: await cookie() },
    passkeyChallenge: {},
    passkeys: { cookie: listCookie },
    preparePasskey: { cookie: await cookie(), body },
    removePasskey: { cookie: removeCookie, params: { passkeyId }, body: { passkey } },
    signInWithPasskey: {
      body: { assertion: signInPasskey.authenticator.use(await aChallenge(api)), stayConnected: true },
    },
  };
}
