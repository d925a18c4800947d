import { carBodies } from "@sayara/domain/car/CarBody";
import { expect, test } from "vitest";
import { drawnCar } from "./drawnCar.ts";

test("an unknown body or colour is drawn as that of a common car", () => {
  expect(drawnCar({ body: "unknown", color: "unknown" })).toEqual({ body: "compact", color: "silver" });
});

test("a saloon is never drawn in taxi yellow; other bodies are", () => {
  const notYellow = carBodies.filter((body) => drawnCar({ body, color: "yellow" }).color !== "yellow");
  expect(notYellow).toEqual(["smallSaloon", "saloon", "executiveSaloon"]);
});
