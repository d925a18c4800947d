/** The driver's data in the e2e tests. `startServers` fails if any of it appears in a log. */
export const testDriver = {
  fullName: "Amina Ben Salah",
  phone: "20 123 456",
  wirePhone: "+21620123456",
  password: "citron sur la terrasse",
  nextPassword: "olives et amandes grillées",
  wrongPassword: "not the right one",
} as const;
