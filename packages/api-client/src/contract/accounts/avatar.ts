import { EntityId } from "@sayara/domain/id/EntityId";
import { FileAddress } from "@sayara/domain/validation/boundedText";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

const own = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/** Replaces the account's picture: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. */
export const updateAvatar = defineEndpoint({
  ...own,
  refusals: [...own.refusals, "storage_unavailable"],
  name: "updateAvatar",
  method: "POST",
  path: "/api/update-avatar/{id}",
  params: v.object({ id: EntityId }),
  body: v.instance(FormData),
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  answers: { 200: v.object({ avatar: FileAddress }) },
});

/** Deletes the account's picture. The default picture is shown again. */
export const deleteAvatar = defineEndpoint({
  ...own,
  name: "deleteAvatar",
  method: "POST",
  path: "/api/delete-avatar/{id}",
  params: v.object({ id: EntityId }),
  answers: { 200: noContent },
});
