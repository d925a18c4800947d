import type { Client } from "@sayara/api-client/client/createClient";
import { useRef } from "react";

interface GuestPassTools {
  /** Whether the marketplace asks this person for one. */
  isAsked: boolean;
  openApi: () => Promise<Client>;
}

/**
 * What lets a guest's booking through: a puzzle that the browser solves away from the page, while its person reads
 * what they are about to send. There is nothing to tick, see or hear.
 */
export function useGuestPass({ isAsked, openApi }: GuestPassTools) {
  const earned = useRef<Promise<true | null> | null>(null);

  async function earn(): Promise<true | null> {
    try {
      const [call, { obtainPass }] = await Promise.all([openApi(), import("#web/captcha/obtainPass.ts")]);
      return await obtainPass(call);
    } catch {
      // The booking is sent all the same: the server says what it lacks.
      return null;
    }
  }

  function renew(): Promise<true | null> {
    earned.current = earn();
    return earned.current;
  }

  return {
    /** Sets to work, unless that was done or nobody asks for it. */
    begin: () => {
      if (isAsked && earned.current === null) void renew();
    },
    /** Waits until the work is done. */
    ready: async () => {
      if ((await earned.current) === null) earned.current = null;
    },
    /** Earns another: the server found none, or the last one spent or too old. */
    renew,
  };
}
