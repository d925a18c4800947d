/** Bodies that most pages show. Their drawings are a file of their own: home loads no other. */
export const everydayBodies: readonly string[] = [
  "cityCar",
  "supermini",
  "smallSaloon",
  "compactSuv",
  "suv",
  "scooter",
];
