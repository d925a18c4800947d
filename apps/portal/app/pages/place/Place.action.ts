import {
  deletePlace,
  deletePlacePicture,
  type PlaceRecord,
  savePlace,
  updatePlacePicture,
} from "@sayara/api-client/contract/catalogue/managePlaces";
import { type AnyRefusal, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { sendUpload } from "@sayara/frontend/upload/sendUpload";
import { PICTURE_UPLOAD } from "@sayara/frontend/upload/useUpload";
import { redirect } from "react-router";
import { checkPlace, placeErrors, placeValuesOf, type PlaceValues } from "./PlaceValues.ts";

/** The completed action, with the saved place for `saved`. */
export type PlaceDone = { what: "saved"; place: PlaceRecord } | { what: "picture" | "pictureDeleted" };
export type PlaceIntent = "save" | "delete" | "picture" | "deletePicture";
type Result = FormResult<keyof PlaceValues, PlaceDone>;

/**
 * Saves or deletes a place or its image, depending on `intent`. Adding or deleting a place opens another
 * page.
 */
export async function placeAction({
  request,
  context,
  params,
}: ActionArgs & { params?: { id?: string } }): Promise<Result> {
  const form = await request.formData();
  const call = await context.get(apiContext)();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const id = params?.id ?? "new";
  switch (text("intent") as PlaceIntent) {
    case "picture": {
      const body = new FormData();
      body.set("image", form.get("image") ?? "");
      const response = await sendUpload(PICTURE_UPLOAD, (options) =>
        call(updatePlacePicture, { params: { id }, body }, options),
      );
      return response === null ? { errors: {} } : outcomeOf(response, "picture");
    }
    case "deletePicture":
      return outcomeOf(await call(deletePlacePicture, { params: { id } }), "pictureDeleted");
    case "delete": {
      const response = await call(deletePlace, { params: { id }, body: { version: text("version") } });
      if (!response.ok) return refusedResult(response.refusal);
      throw redirect("/places");
    }
    default: {
      const values = readValues(form, placeValuesOf(null));
      const { errors, ready } = checkPlace(values);
      if (ready === null) return { errors };
      const stored = id === "new" ? null : { id, version: text("version") };
      const response = await call(savePlace, { body: { ...stored, place: ready } });
      if (!response.ok) return refused(response.refusal, values);
      if (stored === null) throw redirect(`/places/${response.data.id}`);
      return { done: { what: "saved", place: response.data } };
    }
  }
}

function outcomeOf(
  response: { ok: true } | { ok: false; refusal: AnyRefusal },
  what: "picture" | "pictureDeleted",
): Result {
  return response.ok ? { done: { what } } : refusedResult(response.refusal);
}

function refused(refusal: AnyRefusal, values: PlaceValues): Result {
  const { problem, fields } = refusedResult(refusal);
  return { problem, fields: fields && placeErrors(fields, values) };
}
