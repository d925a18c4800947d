let personCount = 0;

/** Returns a valid registration. Each call uses another person. */
export function aSignUp(changes: Record<string, unknown> = {}) {
  personCount += 1;
  return {
    type: "user",
    fullName: "Nour Gharbi",
    email: `nour.${personCount}.${process.pid}@drivers.example`,
    phone: "+21671222333",
    birthDate: "1992-03-08",
    password: "tasse bleue du lundi",
    termsAccepted: true,
    language: "fr",
    ...changes,
  };
}
