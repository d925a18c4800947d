import { keyedHash } from "#api/security/keyedHash.ts";

/** Derives an invitation's token from its seed and the installation key. The outbox stores only the seed. */
export function invitationToken(installationKey: string, seed: string): string {
  return keyedHash(installationKey, "team-invitation", seed);
}
