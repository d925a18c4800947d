import type { SecurityProps } from "./SecurityProps.ts";

/**
 * Props of the page for stories and tests: an account without a second factor, with one passkey and two open
 * sessions.
 */
export const someSecurity: SecurityProps = {
  factor: { method: null, isRequired: false },
  hasPassword: true,
  passkeys: [
    {
      id: "p1",
      name: "Pixel 9",
      createdAt: "2026-11-02T08:30:00Z",
      lastUsedAt: "2026-11-20T07:00:00Z",
    },
  ],
  sessions: [
    {
      id: "s1",
      isThis: true,
      application: "frontend",
      browser: "Firefox, Windows",
      createdAt: "2026-11-20T07:00:00Z",
      seenAt: "2026-11-20T11:50:00Z",
    },
    {
      id: "s2",
      isThis: false,
      application: "backend",
      browser: null,
      createdAt: "2026-11-18T18:00:00Z",
      seenAt: null,
    },
  ],
  change: null,
  sending: [],
  problem: null,
  onAct: () => {},
  onChange: () => {},
  onClose: () => {},
  onChanged: () => {},
  recoveryCodes: null,
  onKept: () => {},
  passkeyChange: {
    intent: null,
    proof: "password",
    sentTo: null,
    value: "",
    error: null,
    isSending: false,
    problem: null,
    open: () => {},
    close: () => {},
    change: () => {},
    send: () => {},
    sendWithPasskey: () => {},
    mailCode: () => {},
  },
};

export const someSecret = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  url: "otpauth://totp/Sayara:agence%40sayara.example?issuer=Sayara&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
  token: "seed.signature",
};

export const someRecoveryCodes = [
  "7K3MQ-01ZX9",
  "B4T6W-9CDHJ",
  "0QW8E-RT5YN",
  "PK2SD-FG6H1",
  "ZX3CV-BN4M7",
  "A1B2C-3D4E5",
  "M6N7P-8Q9R0",
  "S1T2V-3W4X5",
  "Y6Z7A-8B9C0",
  "D1E2F-3G4H5",
];
