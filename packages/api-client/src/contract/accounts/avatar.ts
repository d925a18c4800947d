import { EntityId } from "@sayara/domain/id/EntityId";
import { FileAddress } from "@sayara/domain/validation/boundedText";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";

const accountRules = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/** Input schemas of {@link updateAvatar}. */
export const updateAvatarInput = {
  params: v.object({ id: EntityId }),
  body: v.instance(FormData),
};

/** Replaces the account's profile photo: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. */
export const updateAvatar = defineEndpoint({
  ...accountRules,
  refusals: [...accountRules.refusals, "storage_unavailable"],
  name: "updateAvatar",
  method: "POST",
  path: "/api/update-avatar/{id}",
  input: inputOf<typeof updateAvatarInput>(),
  upload: uploadOptions,
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  responses: { 200: v.object({ avatar: FileAddress }) },
});

/** Input schemas of {@link deleteAvatar}. */
export const deleteAvatarInput = {
  params: v.object({ id: EntityId }),
};

/** Deletes the account's profile photo. The default one is shown again. */
export const deleteAvatar = defineEndpoint({
  ...accountRules,
  name: "deleteAvatar",
  method: "POST",
  path: "/api/delete-avatar/{id}",
  input: inputOf<typeof deleteAvatarInput>(),
  responses: { 200: noContent },
});
