/** What the journeys' driver types. None of it may ever stand in a log: `startServers` looks. */
export const amina = {
  fullName: "Amina Ben Salah",
  phone: "20 123 456",
  wirePhone: "+21620123456",
  password: "citron sur la terrasse",
  nextPassword: "olives et amandes grillées",
  wrongPassword: "not the right one",
} as const;
