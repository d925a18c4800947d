/** Bodies that most pages show. Their drawings are in a separate file, the only one that the home page loads. */
export const everydayBodies: readonly string[] = [
  "cityCar",
  "supermini",
  "smallSaloon",
  "compactSuv",
  "suv",
  "scooter",
];
