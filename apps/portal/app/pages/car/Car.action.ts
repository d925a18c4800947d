import type { Client } from "@sayara/api-client/client/createClient";
import {
  addCarPhoto,
  arrangeCarPhotos,
  deleteCarPhoto,
  updateCarPhoto,
} from "@sayara/api-client/contract/suppliers/carPhotos";
import {
  createCar,
  deleteCar,
  duplicateCar,
  publishCar,
  updateCar,
  withdrawCar,
} from "@sayara/api-client/contract/suppliers/changeCar";
import { CarPlate } from "@sayara/domain/car/CarPlate";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { type AnyRefusal, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { sendUpload } from "@sayara/frontend/upload/sendUpload";
import { PICTURE_UPLOAD } from "@sayara/frontend/upload/useUpload";
import * as v from "valibot";
import { redirect } from "react-router";
import { checkCarForm } from "./CarValues.ts";

type Result = FormResult<string, CarDone>;

/** The completed action, for the toast. */
export type CarDone = "saved" | "published" | "withdrawn" | "photos";

/** Carries out the action of a form or button, as given by the field `intent`. */
export async function carAction({
  request,
  context,
  params,
}: ActionArgs & { params?: { id?: string } }): Promise<Result> {
  const form = await request.formData();
  const call = await context.get(apiContext)();
  const path = { supplier: "own", id: params?.id ?? "new" };
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "intent")) {
    case "publish":
      return outcomeOf(await call(publishCar, { params: path, body: { version } }), "published");
    case "withdraw":
      return outcomeOf(await call(withdrawCar, { params: path, body: { version } }), "withdrawn");
    case "delete": {
      const response = await call(deleteCar, { params: path, body: { version } });
      if (!response.ok) return refusedResult(response.refusal);
      throw redirect("/cars");
    }
    case "duplicate":
      return duplicate(call, path, textOf(form, "copyPlate"));
    case "addPhoto": {
      const body = new FormData();
      body.set("image", form.get("image") ?? "");
      const response = await sendUpload(PICTURE_UPLOAD, (options) =>
        call(addCarPhoto, { params: path, body }, options),
      );
      return response === null ? { errors: {} } : outcomeOf(response, "photos");
    }
    case "arrange": {
      const photos = textOf(form, "photos").split(" ").filter(Boolean);
      return outcomeOf(await call(arrangeCarPhotos, { params: path, body: { photos } }), "photos");
    }
    case "deletePhoto": {
      const photo = { ...path, photoId: textOf(form, "photoId") };
      return outcomeOf(await call(deleteCarPhoto, { params: photo }), "photos");
    }
    case "describePhoto":
      return describePhoto(call, path, form);
    default:
      return save(call, path, { form, version });
  }
}

interface CarPath {
  supplier: string;
  id: string;
}

async function save(
  call: Client,
  path: CarPath,
  { form, version }: { form: FormData; version: number },
): Promise<Result> {
  const { errors, ready } = checkCarForm(form);
  if (ready === null) return { errors };
  if (path.id !== "new")
    return outcomeOf(await call(updateCar, { params: path, body: { ...ready, version } }), "saved");
  const response = await call(createCar, { params: { supplier: path.supplier }, body: ready });
  if (!response.ok) return refusedResult(response.refusal);
  throw redirect(`/cars/${response.data.id}`);
}

async function duplicate(call: Client, path: CarPath, typed: string): Promise<Result> {
  const plate = v.safeParse(CarPlate, typed);
  if (!plate.success) return { errors: { copyPlate: plate.issues[0].message } };
  const response = await call(duplicateCar, { params: path, body: { plate: plate.output } });
  if (!response.ok) return refusedResult(response.refusal);
  throw redirect(`/cars/${response.data.id}`);
}

async function describePhoto(call: Client, path: CarPath, form: FormData): Promise<Result> {
  const percent = (name: string) => Math.round(Number(typedNumber(textOf(form, name)) ?? 50));
  const alt = mapLanguages((language) => textOf(form, `alt.${language}`));
  const response = await call(updateCarPhoto, {
    params: { ...path, photoId: textOf(form, "photoId") },
    body: { focus: { x: percent("focus.x"), y: percent("focus.y") }, alt },
  });
  return outcomeOf(response, "photos");
}

function outcomeOf(response: { ok: true } | { ok: false; refusal: AnyRefusal }, done: CarDone): Result {
  return response.ok ? { done } : refusedResult(response.refusal);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
