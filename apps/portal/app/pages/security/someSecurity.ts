import type { SecurityProps } from "./SecurityProps.ts";

/** Props of the page for stories and tests: a password suffices, and two sessions are open. */
export const someSecurity: SecurityProps = {
  factor: { method: null, isRequired: false },
  sessions: [
    {
      id: "s1",
      isThis: true,
      browser: "Firefox, Windows",
      createdAt: "2026-11-20T07:00:00Z",
      seenAt: "2026-11-20T11:50:00Z",
    },
    { id: "s2", isThis: false, browser: null, createdAt: "2026-11-18T18:00:00Z", seenAt: null },
  ],
  change: null,
  sending: [],
  problem: null,
  onAct: () => {},
  onChange: () => {},
  onClose: () => {},
  onChanged: () => {},
};

export const someSecret = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  url: "otpauth://totp/Sayara:agence%40sayara.example?issuer=Sayara&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
  token: "seed.signature",
};
