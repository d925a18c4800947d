import { carBodies } from "@sayara/domain/car/CarBody";
import { expect, test } from "vitest";
import { drawnCar } from "./drawnCar.ts";

test("a body or colour that is newer than this version is drawn as a common car", () => {
  expect(drawnCar({ body: "unknown", color: "unknown" })).toEqual({ body: "compact", color: "silver" });
});

test("no saloon is drawn in the yellow of taxis; other bodies are", () => {
  const notYellow = carBodies.filter((body) => drawnCar({ body, color: "yellow" }).color !== "yellow");
  expect(notYellow).toEqual(["smallSaloon", "saloon", "executiveSaloon"]);
});
