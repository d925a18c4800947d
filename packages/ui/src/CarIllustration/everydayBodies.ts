/** Bodies that most pages show. The home page loads only the file with their drawings. */
export const everydayBodies: readonly string[] = [
  "cityCar",
  "supermini",
  "smallSaloon",
  "compactSuv",
  "suv",
  "scooter",
];
